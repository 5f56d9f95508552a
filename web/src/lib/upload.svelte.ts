/** A record that was handed in at the lobby, on its way to the replay. */
class Upload {
  text = $state.raw("");
  name = $state.raw("");
}

export const upload = new Upload();
export const ANALYSIS_AT_MOST = 192 * 1024; // with variations and comments; a request can have a quarter more
export const RECORD_AT_MOST = 48 * 1024; // what the server would take; the longest game stays far below
