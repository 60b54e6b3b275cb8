import type { Market, MarketKind, Token } from '@injsight/chain'
import type { MentionedMarket } from '@injsight/injsight-v1'

const kinds: Readonly<Record<string, MarketKind | undefined>> = {
  spot: 'spot',
  perpetual: 'perpetual',
  binary: 'binary',
}

export function toMarket(told: MentionedMarket, tokens: ReadonlyMap<string, Token>): Market {
  const { id, ticker, quoteDenom } = told
  const kind = kinds[told.kind] ?? 'futures'
  const isSpot = kind === 'spot'
  // A market that doesn't tell its decimals says 0.
  const decimalsOf = (denom: string, decimals: number) =>
    tokens.get(denom)?.decimals ?? (decimals || undefined)
  return {
    id,
    ticker,
    kind,
    baseDenom: isSpot ? told.baseDenom : undefined,
    baseDecimals: isSpot ? decimalsOf(told.baseDenom, told.baseDecimals) : undefined,
    quoteDenom,
    quoteDecimals: decimalsOf(quoteDenom, told.quoteDecimals),
  }
}
