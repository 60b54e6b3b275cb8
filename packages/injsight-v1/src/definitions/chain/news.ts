import { list, message, such, text, texts, whole, wholes, type Of } from '../../define.ts'

export type ListNewsRequest = Of<typeof ListNewsRequest>
export const ListNewsRequest = message('ListNewsRequest', 'names what is watched, and since when', {
  accounts: such(
    'inj13dta78wvue3svup4mjztcuhnxw3g6ma2a49plu',
    texts(1, 'inj1… or 0x… of at most 200 accounts'),
  ),
  hashes: such(
    'AADBF1F601C028928747AE8220CBE8879A6664469440C0203D732DAEA706D937',
    texts(2, 'hashes of at most 200 transactions, each of 64 hex digits, with or without 0x'),
  ),
  after: such('860', whole(3, 'only what accounts did in blocks above this height')),
})

export type AccountNews = Of<typeof AccountNews>
export const AccountNews = message('AccountNews', 'what happened at an account', {
  account: text(1, 'inj1… of the account'),
  transactions: texts(
    2,
    'hashes of the transactions that name it, upper-case hex: the newest first, at most 20',
  ),
  traded: wholes(3, 'heights of the blocks in which orders of it were filled: the newest first, at most 20'),
})

export type FoundTransaction = Of<typeof FoundTransaction>
export const FoundTransaction = message('FoundTransaction', 'a transaction that is in a block', {
  hash: text(1, 'as it was asked for, upper-case hex: its own, or the one that it has in the EVM'),
  height: whole(2, 'height of the block'),
})

export type ListNewsResponse = Of<typeof ListNewsResponse>
export const ListNewsResponse = message('ListNewsResponse', 'what happened, nothing of which nothing did', {
  accounts: list(1, 'those at which something happened', AccountNews),
  transactions: list(2, 'those that are in the index', FoundTransaction),
})
