/**
 * In place of the list of public suffixes (`tldts`), which is more than half of the demo's network. MSW
 * needs it for cookies of responses, and the demo's responses set none.
 */
export const getDomain = () => null;
