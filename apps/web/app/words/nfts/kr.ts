import type { nfts as english } from './en.ts'
import type { Texts } from '../words.ts'

export const nfts = {
  title: 'NFT',
  about: 'CW721, ERC-721, ERC-1155 컬렉션: 토큰 하나하나가 서로 다릅니다.',
  none: '이 체인에 그런 컬렉션이 없습니다.',
  noTokens: '이 컬렉션에는 토큰이 없습니다.',
  columns: {
    collection: '컬렉션',
    standard: '표준',
    tokens: '토큰 수',
    contract: '컨트랙트',
    creator: '만든 계정',
    token: '토큰 ID',
    owner: '소유자',
    quantity: '수량',
    since: '시작 블록',
    trait: '특성',
    value: '값',
  },
  saidCollection: '{name}: NFT 컬렉션',
  said: '{collection}의 {name}',
  unnamed: '이름 없는 컬렉션',
  lists: {
    nfts: '토큰과 소유자',
    owners: '소유자',
    moves: '이전 소유자',
    traits: '특성',
  },
  description: '설명',
  picture: '이미지',
  metadata: '메타데이터',
  elsewhere:
    '이미지는 {host}에 있습니다. 여기서 불러오지 않습니다: 그 서버가 누가 보는지 알게 되기 때문입니다. 새 탭에서 열리며 어디서 왔는지 알리지 않습니다.',
  elsewhereText: '설명은 체인이 아니라 {host}에 있습니다: 여기서 불러오지 않으며 내일은 다를 수 있습니다.',
  onChain: '체인 위에 있음',
  refused: '열지 않습니다: https와 ipfs만 엽니다',
  unread: '컨트랙트가 말한 것은 읽을 수 있는 메타데이터가 아닙니다.',
  notTold: '컨트랙트가 말한 것을 알 수 없습니다: {why}',
  nowhere: '컨트랙트가 아무 말도 하지 않습니다.',
  absent: '이 컬렉션에 그런 토큰이 없습니다. 소각되었을 수 있습니다.',
  lost: '이 컨트랙트의 말이 스스로 모순되어 소유자를 표시하지 않습니다.',
} satisfies Texts<typeof english>
