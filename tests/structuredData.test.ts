import { expect, test } from 'vitest';
import { asScriptContent, structuredData } from '#src/structuredData.ts';

const facts = {
  name: 'Hollin </script><script>alert(1)</script>',
  url: 'https://hollin.example',
  description: '',
  contact: { email: 'hello@hollin.example', phone: { dialled: '' } },
  hours: [],
  vatNumber: '',
  legal: { address: '' },
};

test('no fact of the business ends its script element', () => {
  const content = asScriptContent(structuredData(facts));
  expect(content).not.toContain('<');
  const { '@graph': graph } = JSON.parse(content) as { '@graph': { name: string }[] };
  expect(graph[0]?.name).toBe(facts.name);
});

test('leaves out empty facts', () => {
  const [business] = structuredData(facts)['@graph'];
  expect(Object.keys(business ?? {})).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^(description|telephone|openingHours|vatID|address)$/),
    ]),
  );
  const address = '3 Mill Lane, Hollin';
  expect(structuredData({ ...facts, legal: { address } })['@graph'][0]).toMatchObject({ address });
  expect(business).toMatchObject({ email: facts.contact.email, url: 'https://hollin.example/' });
});
