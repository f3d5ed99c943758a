/** What the screen allows, beyond what the table page says: a phone that lies on its side has no room for a desk. */

import { MediaQuery } from "svelte/reactivity";

export const lying = new MediaQuery("max-height: 519px");
