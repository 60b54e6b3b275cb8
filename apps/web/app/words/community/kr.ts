import type { community as english } from './en.ts'
import type { Texts } from '../words.ts'

export const community = {
  title: '커뮤니티 풀',
  description: 'Injective 커뮤니티 풀에 무엇이 있는지, 누가 기부했는지, 거버넌스가 어디에 썼는지.',
  about:
    '모두의 것인 코인입니다. 블록마다 수수료와 새 코인의 일부가 들어오고, 사람들이 기부합니다. 어디에 쓸지는 거버넌스가 정합니다.',
  held: '풀 잔액',
  heldNow: '풀에 남은 양',
  pool: '커뮤니티 풀',
  blocks: '블록마다의 몫과 이전부터 있던 것',
  picture: '누구에게서 와서 누구에게 갔는지',
  pictureAlt:
    '출처 {sources}곳에서 커뮤니티 풀로 들어와 {targets}곳으로 간 {asset}. 아래 표에 모두 있습니다.',
  noPicture: '이 기간에 풀에 기부하거나 풀에서 받은 사람이 없습니다.',
  cut: '최근 기부와 지출 {count}건을 집계했습니다.',
  more: '{count}개 더',
  asset: '자산',
  list: '풀의 입출금',
  none: '기록이 없습니다',
  noneLike: '기록이 없습니다. 조건에 맞는 이동이 없습니다.',
  hint: '블록마다 풀에 들어오는 몫은 목록에 없습니다. 모든 블록의 수수료와 새 코인의 일부입니다.',
  search: '계정',
  direction: '방향',
  both: '양방향',
  to: '풀로 들어온 것',
  from: '풀/분배 모듈에서 나간 것',
  kinds: {
    given: '기부',
    given_to_validator: '검증인 위임자에게 기부',
    spent: '거버넌스 지출',
    trading_rewards: '거래 보상으로 배정',
    rewards: '위임 보상',
    commission: '검증인 수수료',
  },
  columns: {
    to: '받는 쪽',
    from: '보내는 쪽',
    amount: '수량',
    time: '시간',
    block: '블록 높이',
    what: '종류',
    times: '횟수',
    asset: '자산',
  },
} satisfies Texts<typeof english>
