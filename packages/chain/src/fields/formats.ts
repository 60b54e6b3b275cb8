/** A rule of a field that looks at characters alone: light enough for every page. */
type Passes = (text: string) => boolean

/** What may be an account or a subaccount, as trades are searched by. */
export const isTradeHistorySearch: Passes = (text) => /^(0x|inj)/.test(text)
/** 0x or inj, a number, or 64 characters. */
export const isGlobalSearch: Passes = (text) => /^(0x|inj|\d+$)/.test(text) || text.length === 64
