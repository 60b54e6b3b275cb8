import { count, such, text, texts } from '../../define.ts'

// Fields that requests for what an account has, and their replies, share.

export const smallest = "whole number in the denom's smallest unit, decimal text"
export const exact = "in the denom's smallest unit, decimal text with up to 18 digits after the point"

export const account = such(
  'inj13dta78wvue3svup4mjztcuhnxw3g6ma2a49plu',
  text(1, 'inj1… or 0x… of the account'),
)
export const cursor = text(2, 'what the reply before gave as next; empty for the first page')
export const limit = count(3, 'how many at most, up to 200; 0 means 50')
export const next = text(2, 'ask with this as cursor for the rest; empty when there is none')
export const unknown = texts(
  3,
  'modules of the chain whose state the index does not know: what they hold is missing here',
)
