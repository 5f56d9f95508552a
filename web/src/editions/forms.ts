/** How the box of each game is asked for: the file edition_form.ts of its page folder, loaded with the form. */
import type { Form } from "./plan";

const forms = import.meta.glob<{ form: Form }>("../games/*/edition_form.ts");

/** Undefined for a game whose values cannot be entered. */
export const formOf = async (game: string): Promise<Form | undefined> => (await forms[`../games/${game}/edition_form.ts`]?.())?.form;
