/** A rule of a field that looks at characters alone: light enough for every page. */
type Passes = (text: string) => boolean

export const isPresent: Passes = (text) => text.trim() !== ''
export const isHeight: Passes = (text) => /^\d+$/.test(text) && /[1-9]/.test(text)
export const isHash: Passes = (text) => /^(0x)?[0-9a-f]{64}$/i.test(text)
export const isInjName: Passes = (text) => /^\S{3,}\.inj$/.test(text)
export const isSolName: Passes = (text) => /^\S{3,}\.sol$/.test(text)
export const isTradeHistorySearch: Passes = (text) => /^(0x|inj)/.test(text)
/** 0x or inj, a number, or 64 characters. */
export const isGlobalSearch: Passes = (text) => /^(0x|inj|\d+$)/.test(text) || text.length === 64
export const isNativeAsset: Passes = (text) => /^[a-z][a-z0-9]{1,127}$/i.test(text)
export const isMetadataKey: Passes = (text) => /^[\w\-().:/ ]+$/.test(text)
export const isAnalyticsId: Passes = (text) => /^\d+$/.test(text)
