/** Media queries as reactive state. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 40rem");
export const wide = new MediaQuery("min-width: 68rem");
export const roomy = new MediaQuery("min-width: 60rem"); // the head has room for the line of what happens
export const low = new MediaQuery("max-height: 58rem");
export const still = new MediaQuery("prefers-reduced-motion: reduce");
