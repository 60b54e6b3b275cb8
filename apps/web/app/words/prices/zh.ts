import type { prices as english } from './en.ts'
import type { Texts } from '../words.ts'

export const prices = {
  source: '{source, select, injective {Injective 价格服务} coingecko {CoinGecko} other {价格服务}}',
  said: '{source}，{age}',
  nobody: '本链的市场以及本站询问的价格服务都没有它的价格。',
  silent: '价格服务目前没有响应。',
  hint: '旁边标有来源的价格来自本链之外。',
} satisfies Texts<typeof english>
