/** What the screen allows, beyond what the table page says: a phone lying on its side has no room for a desk. */

import { MediaQuery } from "svelte/reactivity";

export const lying = new MediaQuery("max-height: 519px");
export const narrow = new MediaQuery("max-width: 1179px");
