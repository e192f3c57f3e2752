/** Characters without a shape or a width, but not line breaks and tabs. */
const invisible = /(?![\t-\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The trimmed text without invisible characters, such as pasted soft hyphens and zero-width spaces. */
export const visibleText = (text: string): string => text.replace(invisible, '').trim();

/** The trimmed text, or '' if nothing of it is visible. Invisible characters join emoji and letters. */
export const trimmedText = (text: string): string => visibleText(text) && text.trim();
