import type { Words } from '#src/design-system/index.ts';

/** The words of the components in Hebrew, which is written from right to left. */
export const hebrewWords: Words = {
  cancel: 'ביטול',
  close: 'סגירה',
  closeNotification: 'סגירת ההודעה',
  copied: 'הועתק',
  copy: 'העתקה',
  copyFailed: 'הדפדפן אינו מאפשר העתקה כאן. הטקסט מסומן: יש ללחוץ על Ctrl+C, או על ⌘C במחשב Mac.',
  danger: 'שגיאה',
  filter: 'סינון',
  firstPage: 'העמוד הראשון',
  invalidFields: (count, name, error) =>
    `${count > 1 ? `${count} שדות דורשים תיקון. ` : ''}${name}: ${error}`,
  lastPage: 'העמוד האחרון',
  nextPage: ['העמוד הבא', ''],
  info: 'הערה',
  neutral: 'הערה',
  notifications: 'הודעות (F8)',
  off: 'כבוי',
  on: 'פעיל',
  optional: '(רשות)',
  pageOf: (page, count) => `עמוד ${page} מתוך ${count}`,
  previousPage: ['העמוד הקודם', ''],
  problem: 'יש בעיה',
  showPassword: ['הצגת', ' הסיסמה'],
  skipToContent: 'דילוג לתוכן',
  success: 'הצלחה',
  unread: 'חדש',
  warning: 'אזהרה',
};
