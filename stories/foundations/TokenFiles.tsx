import { Fragment } from 'react';
import { themes } from '#src/design-system/tokens/tokens.ts';

/** Links to the files that design tools import. */
export function TokenFiles() {
  return (
    <p>
      Figma and other tools import all tokens, but a width in characters, with their descriptions:{' '}
      {Object.keys(themes).map((theme, index) => (
        <Fragment key={theme}>
          {index > 0 && ' and '}
          <a href={`./${theme}.tokens.json`} download>
            {theme}.tokens.json
          </a>
        </Fragment>
      ))}
      , in the format of the Design Tokens Community Group. <code>npm run tokens</code> writes both.
    </p>
  );
}
