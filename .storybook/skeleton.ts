import { themes } from '#src/design-system/tokens/tokens.ts';

const { paper, line } = themes.dark;

/** Storybook's placeholder of a page that loads is white. In the dark theme it is dark. */
export const darkSkeleton = `
<script>
  if (/[?&]globals=[^&]*\\btheme(:|%3A)dark\\b/i.test(location.search)) {
    document.documentElement.dataset.theme = 'dark';
  }
</script>
<style>
  [data-theme='dark']:not(:has(.sb-show-main)) :is(body, .sb-wrapper, .sb-wrapper :not(.sb-loader)) {
    background-color: ${paper};
    border-color: ${line};
    box-shadow: none;
  }
  /* Not on the body, from which the stories inherit where Storybook never sets the class. */
  [data-theme='dark']:not(:has(.sb-show-main)) :is(.sb-wrapper, .sb-wrapper :not(.sb-loader)) {
    color: ${line};
  }
</style>`;
