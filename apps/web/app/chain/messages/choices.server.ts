import type { Language } from '../../language/languages.ts'

type Choices = Readonly<Record<string, string>>

/** What the values of enums are called, and of booleans. */
const words: Record<Language, Choices> = {
  en: {
    true: 'Yes',
    false: 'No',
    BUY: 'Buy',
    SELL: 'Sell',
    BUY_PO: 'Buy, post-only',
    SELL_PO: 'Sell, post-only',
    BUY_ATOMIC: 'Buy, atomic',
    SELL_ATOMIC: 'Sell, atomic',
    STOP_BUY: 'Stop buy',
    STOP_SELL: 'Stop sell',
    TAKE_BUY: 'Take-profit buy',
    TAKE_SELL: 'Take-profit sell',
    VOTE_OPTION_YES: 'Yes',
    VOTE_OPTION_NO: 'No',
    VOTE_OPTION_NO_WITH_VETO: 'No with veto',
    VOTE_OPTION_ABSTAIN: 'Abstain',
  },
  zh: {
    true: '是',
    false: '否',
    BUY: '买入',
    SELL: '卖出',
    BUY_PO: '买入（只挂单）',
    SELL_PO: '卖出（只挂单）',
    BUY_ATOMIC: '买入（原子）',
    SELL_ATOMIC: '卖出（原子）',
    STOP_BUY: '止损买入',
    STOP_SELL: '止损卖出',
    TAKE_BUY: '止盈买入',
    TAKE_SELL: '止盈卖出',
    VOTE_OPTION_YES: '赞成',
    VOTE_OPTION_NO: '反对',
    VOTE_OPTION_NO_WITH_VETO: '强烈反对',
    VOTE_OPTION_ABSTAIN: '弃权',
  },
  kr: {
    true: '예',
    false: '아니요',
    BUY: '매수',
    SELL: '매도',
    BUY_PO: '매수(포스트 온리)',
    SELL_PO: '매도(포스트 온리)',
    BUY_ATOMIC: '매수(원자적)',
    SELL_ATOMIC: '매도(원자적)',
    STOP_BUY: '스톱 매수',
    STOP_SELL: '스톱 매도',
    TAKE_BUY: '이익 실현 매수',
    TAKE_SELL: '이익 실현 매도',
    VOTE_OPTION_YES: '찬성',
    VOTE_OPTION_NO: '반대',
    VOTE_OPTION_NO_WITH_VETO: '거부권 행사',
    VOTE_OPTION_ABSTAIN: '기권',
  },
  es: {
    true: 'Sí',
    false: 'No',
    BUY: 'Compra',
    SELL: 'Venta',
    BUY_PO: 'Compra, post-only',
    SELL_PO: 'Venta, post-only',
    BUY_ATOMIC: 'Compra atómica',
    SELL_ATOMIC: 'Venta atómica',
    STOP_BUY: 'Compra stop',
    STOP_SELL: 'Venta stop',
    TAKE_BUY: 'Compra de toma de ganancias',
    TAKE_SELL: 'Venta de toma de ganancias',
    VOTE_OPTION_YES: 'Sí',
    VOTE_OPTION_NO: 'No',
    VOTE_OPTION_NO_WITH_VETO: 'No con veto',
    VOTE_OPTION_ABSTAIN: 'Abstención',
  },
  vn: {
    true: 'Có',
    false: 'Không',
    BUY: 'Mua',
    SELL: 'Bán',
    BUY_PO: 'Mua, post-only',
    SELL_PO: 'Bán, post-only',
    BUY_ATOMIC: 'Mua nguyên tử',
    SELL_ATOMIC: 'Bán nguyên tử',
    STOP_BUY: 'Mua dừng',
    STOP_SELL: 'Bán dừng',
    TAKE_BUY: 'Mua chốt lời',
    TAKE_SELL: 'Bán chốt lời',
    VOTE_OPTION_YES: 'Đồng ý',
    VOTE_OPTION_NO: 'Phản đối',
    VOTE_OPTION_NO_WITH_VETO: 'Phản đối và phủ quyết',
    VOTE_OPTION_ABSTAIN: 'Bỏ phiếu trắng',
  },
}

/**
 * The words for a value of an enum or a boolean. One without words of its own is told by its name, less what the
 * field `name` says already.
 *
 * @example writeChoice('STOP_SELL', 'order_type', 'en') // 'Stop sell'
 * @example writeChoice('AUTHORIZATION_TYPE_DELEGATE', 'authorization_type', 'en') // 'Delegate'
 */
export function writeChoice(value: string, name: string, language: Language): string {
  const known = words[language]
  if (Object.hasOwn(known, value)) return known[value] ?? value
  const prefix = `${name.toUpperCase()}_`
  const own = value.startsWith(prefix) ? value.slice(prefix.length) : value
  return own.charAt(0) + own.slice(1).toLowerCase().replaceAll('_', ' ')
}
