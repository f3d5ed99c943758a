/** Faults of a drawn page that eyes would see: overflow, text that is cut or leaves its box, texts on each other, targets too small for a thumb. */

import type { Page } from "playwright-core";

/** What is wrong on a page, one line each. Runs in the page: it sees only what it is given. */
export async function faultsOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement;
    const phone = window.innerWidth < 700;
    const name = (element: Element): string => {
      const text = [element.textContent, element.getAttribute("aria-label") ?? ""].join(" ").trim().replace(/\s+/g, " ").slice(0, 40);
      const kind = typeof element.className === "string" ? element.className.replace(/svelte-\S+/g, "").trim().split(/\s+/).join(".") : "";
      return `<${element.tagName.toLowerCase()}${kind ? `.${kind}` : ""}> “${text}”`;
    };
    const clipped = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return style.clipPath === "inset(50%)" || (Math.min(box.width, box.height) <= 1.5 && style.overflow === "hidden");
    };
    const unheard = new Map<Element, boolean>(); // lists that only those who listen are given
    const apart = (element: Element | null): boolean => {
      if (!element || element === document.body) {
        return false;
      }
      const known = unheard.get(element) ?? (clipped(element) || apart(element.parentElement));
      unheard.set(element, known);
      return known;
    };
    const hidden = (element: Element): boolean => element.closest(".unseen, [hidden], .skip, dialog:not([open])") !== null || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || apart(element);
    const floats = (element: Element | null): boolean => {
      for (let each = element; each; each = each.parentElement) {
        if (["fixed", "sticky"].includes(getComputedStyle(each).position)) {
          return true;
        }
      }
      return false;
    };
    const scrolls = (element: Element): boolean => {
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        if (["auto", "scroll"].includes(overflowX) || ["auto", "scroll"].includes(overflowY)) {
          return true;
        }
      }
      return false;
    };

    if (wide.scrollWidth > wide.clientWidth + 1) {
      found.push(`overflow: the page is ${wide.scrollWidth} wide in ${wide.clientWidth}`);
      for (const element of document.querySelectorAll("body *")) {
        const box = element.getBoundingClientRect();
        if (box.right > wide.clientWidth + 1 && box.width > 0 && !scrolls(element) && !hidden(element)) {
          found.push(`overflow: ${name(element)} reaches ${Math.round(box.right)}`);
        }
      }
    }

    const texts: { element: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || hidden(element) || element.closest("svg, select, option, .uplot")) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.height > 1) {
          texts.push({ element, box });
        }
      }
      const style = getComputedStyle(element);
      if (["hidden", "clip"].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1 && !element.closest("[title]")) {
        found.push(`cut: ${name(element)}`);
      }
      const holder = element.closest("button, .button, label, td, th, .panel, article");
      if (holder && !hidden(holder) && !scrolls(element)) {
        const outer = holder.getBoundingClientRect();
        const all = range.getBoundingClientRect();
        if (all.right > outer.right + 1.5 || all.left < outer.left - 1.5 || (all.bottom > outer.bottom + 3 && holder.matches("button, .button"))) {
          found.push(`leaves its box: ${name(element)} in ${name(holder)}`);
        }
      }
    }

    const still = texts.filter(({ element }) => !floats(element) && !scrolls(element)).sort((a, b) => a.box.top - b.box.top);
    for (const [at, one] of still.entries()) {
      for (const other of still.slice(at + 1)) {
        if (other.box.top >= one.box.bottom - 4) {
          break;
        }
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 3 && down > Math.min(one.box.height, other.box.height) * 0.45 && one.element !== other.element && !one.element.contains(other.element) && !other.element.contains(one.element)) {
          found.push(`overlap: ${name(one.element)} and ${name(other.element)}`);
        }
      }
    }

    if (phone) {
      for (const element of document.querySelectorAll("button, a.button, select, input, summary, nav a")) {
        const label = element.closest("label");
        const box = (label && element.matches("input") ? label : element).getBoundingClientRect();
        if (!hidden(element) && box.width > 0 && (box.height < 43.5 || box.width < 39.5) && !element.matches("[type=file]")) {
          found.push(`small target: ${name(element)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
        }
      }
    }
    return [...new Set(found)];
  });
}
