import { createContext, useContext } from 'react';
import { business } from '../../content/business';
import { dayIn } from '../../domain/day';

/** The clock by which days are called ‘today’ and ‘Tuesday’. */
export const ClockContext = createContext(() => new Date());

/** The day that it is where the business is, as YYYY-MM-DD. */
export const useToday = (): string => dayIn(business.timeZone, useContext(ClockContext)());
