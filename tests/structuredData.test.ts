import { expect, test } from 'vitest';
import { asScriptContent, structuredData } from '#src/structuredData.ts';

const facts = {
  name: 'Hollin </script><script>alert(1)</script>',
  url: 'https://hollin.example',
  description: '',
  contact: { email: 'hello@hollin.example', phone: { dialled: '' } },
  hours: [],
  vatNumber: '',
};

test('Nothing in the business’s facts ends the script element that they stand in', () => {
  const content = asScriptContent(structuredData(facts));
  expect(content).not.toContain('<');
  const { '@graph': graph } = JSON.parse(content) as { '@graph': { name: string }[] };
  expect(graph[0]?.name).toBe(facts.name);
});

test('What nobody has filled in is left out', () => {
  const [business] = structuredData(facts)['@graph'];
  expect(Object.keys(business ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(description|telephone|openingHours|vatID)$/)]),
  );
  expect(business).toMatchObject({ email: facts.contact.email, url: 'https://hollin.example/' });
});
