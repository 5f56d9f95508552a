/** The text of src/server/schema.d.ts: the page's types of the API, from the OpenAPI document that a server serves. */
import openapi, { astToString } from "openapi-typescript";

const HEAD = "// Written by `make web-types` from the server's own schema.\n\n";
const ADDED = ["done", "stand_in"]; // fields of a snapshot without a default, which the first servers did not send

/**
 * In a snapshot every field that has a default is optional: servers of before the field do not send it. The paths are left out: the page knows
 * the addresses itself, and of the schema it uses what they send.
 */
export async function typesOf(url) {
  const document = await (await fetch(`${url}/schema/openapi.json`)).json();
  const { Snapshot } = document.components.schemas;
  for (const property of Object.values(Snapshot.properties)) delete property.default;
  Snapshot.required = Snapshot.required.filter((name) => !ADDED.includes(name));
  return HEAD + astToString(await openapi({ ...document, paths: {} }));
}
