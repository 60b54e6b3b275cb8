import type { permissions as english } from './en.ts'
import type { Texts } from '../words.ts'

export const permissions = {
  title: '토큰 권한',
  about:
    'denom을 만든 사람은 규칙을 정할 수 있습니다: 어떤 역할이 있고 각각 무엇을 할 수 있으며, 아무도 못 하는 일은 무엇인지.',
  description: '자체 규칙이 있는 Injective의 denom: 역할, 역할을 가진 계정, 꺼진 동작, 청구를 기다리는 코인.',
  lists: {
    namespaces: '규칙이 있는 denom',
    roles: '역할',
    actors: '누가 어떤 역할인지',
    policies: '허용되는 동작',
    vouchers: '청구를 기다리는 코인',
  },
  none: {
    namespaces: '자체 규칙이 있는 denom이 없습니다.',
    roles: '역할이 없습니다.',
    actors: '따로 역할을 가진 계정이 없습니다. 모두 “모두”입니다.',
    policies: '정해진 것이 없습니다.',
    vouchers: '기다리는 코인이 없습니다. 보낸 것은 모두 받을 수 있었습니다.',
  },
  vouchersText: '체인의 모듈이 가질 수 없는 계정에 보낸 코인입니다. 허용되어 청구할 때까지 기다립니다.',
  columns: {
    denom: '토큰 식별자',
    everybody: '모두에게 허용',
    role: '역할',
    may: '할 수 있는 일',
    givers: '부여하는 계정',
    account: '계정',
    accountRoles: '역할',
    action: '동작',
    state: '상태',
    changers: '바꿀 수 있는 계정',
    off: '꺼짐',
    hook: '컨트랙트에 문의',
    post: '컨트랙트에 통지',
    amount: '수량',
  },
  everybody: '모두',
  allowed: '허용',
  off: '꺼짐',
  forEver: '영구',
  nothing: '없음',
  nobody: '없음',
} satisfies Texts<typeof english>
