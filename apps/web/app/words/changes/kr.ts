import type { changes as english } from './en.ts'
import type { Texts } from '../words.ts'

export const changes = {
  title: '변경 사항',
  account: '계정',
  before: '이전',
  after: '이후',
  change: '변화',
  none: '변경된 잔액이 없습니다.',
  feeOnly: '수수료 외에는 변경이 없습니다: 수수료는 어느 경우든 지불됩니다.',
  deposits: '거래 예치금',
  unknown: '알 수 없음',
  minted: '발행:',
  burned: '소각:',
  addsUp: '합이 맞습니다: 한쪽이 잃은 만큼 다른 쪽이 얻었습니다.',
  residual: '합이 맞지 않습니다. 남은 금액:',
} satisfies Texts<typeof english>
