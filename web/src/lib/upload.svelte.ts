/** A record that was uploaded in the lobby, until the replay reads it. */
class Upload {
  text = $state.raw("");
  name = $state.raw("");
}

export const upload = new Upload();
export const ANALYSIS_AT_MOST = 192 * 1024; // with variations and comments; a request can have a quarter more
export const RECORD_AT_MOST = 48 * 1024; // what the server would take; the longest game stays far below
