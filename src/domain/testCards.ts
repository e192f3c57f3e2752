/** A card number that the payment provider publishes for test payments. */
export interface TestCard {
  number: string;
  outcome: string;
  isAccepted: boolean;
}

export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'Successful payment', isAccepted: true },
  { number: '4000 0000 0000 0002', outcome: 'Failed payment', isAccepted: false },
];

/** Details that are valid with each card. */
export const testCardDetails: readonly string[] = [
  'Any future expiry date',
  'Any 3-digit CVC',
  'Any 5-digit ZIP',
];
