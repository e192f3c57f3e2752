/** A card that the payment provider publishes for trying payments in test mode. */
export interface TestCard {
  number: string;
  /** What paying with it comes to. */
  outcome: string;
  isAccepted: boolean;
}

export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'Successful payment', isAccepted: true },
  { number: '4000 0000 0000 0002', outcome: 'Failed payment', isAccepted: false },
];

/** What goes with each of them (spec §2). */
export const testCardDetails: readonly string[] = [
  'Any future expiry date',
  'Any 3-digit CVC',
  'Any 5-digit ZIP',
];
