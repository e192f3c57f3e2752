import type { Business } from '../domain/business';

/** The name, contact details and working hours of the business. */
export const business: Business = {
  name: 'Millrace',
  url: 'https://www.millrace.example',
  title: 'Millrace: websites at a fixed price, and hosting',
  headline: 'We build your website. Then we keep it running.',
  description:
    'Fixed-price websites and hosting for small British businesses. We build your website, then we keep it running.',
  contact: {
    email: 'hello@millrace.example',
    phone: { shown: '01632 960 148', dialled: '+441632960148' },
  },
  mail: {
    sender: 'Millrace <quotes@millrace.example>',
    internalRecipients: ['hello@millrace.example', 'studio@millrace.example'],
  },
  hours: [
    { days: 'Mon-Fri', time: '9am-8pm', schema: 'Mo-Fr 09:00-20:00' },
    { days: 'Sat-Sun', time: '10am-7pm', schema: 'Sa-Su 10:00-19:00' },
  ],
  timeZone: 'Europe/London',
  replyTime: '1-2 business days',
  replyDays: 2,
  customerPortal: 'https://billing.stripe.com/p/login/millrace',
  vatNumber: '',
  legal: { name: '', companyNumber: '', address: '' },
  policies: [],
};
