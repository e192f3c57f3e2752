import { editableAmount, pounds } from '../../../domain/money';
import {
  type FigureKind,
  figureProblem,
  type PriceField,
  type Prices,
  parseFigure,
} from '../../../domain/prices';

/** The text of an input, or the state of a switch, by the field's key. */
export type Edits = Record<string, string | boolean>;

/** What the fields of these prices show at first. */
export function editsOf(fields: readonly PriceField[], prices: Prices): Edits {
  return Object.fromEntries(fields.map((field) => [field.key, editableValue(field, prices)]));
}

function editableValue({ key, kind, default: initial }: PriceField, prices: Prices) {
  const value = prices[key] ?? initial;
  if (typeof value === 'boolean') return value;
  return figureText(kind === 'percent' ? kind : 'money', value);
}

export function figureText(kind: FigureKind, value: number): string {
  return kind === 'percent' ? String(value) : editableAmount(pounds(value));
}

/** Whether the switch that a percentage requires is off. */
export function isDisabled(field: PriceField, edits: Partial<Edits>): boolean {
  return field.kind === 'percent' && field.requires !== undefined && !edits[field.requires];
}

/** Why a field cannot be saved; null if it can. A disabled one is not checked. */
export function problemOf(field: PriceField, edits: Edits): string | null {
  if (field.kind === 'switch' || isDisabled(field, edits)) return null;
  return figureProblem(field.kind, String(edits[field.key]));
}

/** The edited prices. A disabled field that could not be saved keeps its stored value. */
export function pricesOf(
  fields: readonly PriceField[],
  edits: Partial<Edits>,
  stored: Prices,
): Prices {
  const savedValue = (field: PriceField) => {
    const { key, kind } = field;
    if (kind === 'switch') return edits[key] === true;
    const text = String(edits[key]);
    const isKept = isDisabled(field, edits) && figureProblem(kind, text) !== null;
    return isKept ? (stored[key] ?? field.default) : parseFigure(kind, text);
  };
  return Object.fromEntries(fields.map((field) => [field.key, savedValue(field)]));
}
