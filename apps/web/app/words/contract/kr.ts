import type { contract as english } from './en.ts'
import type { Texts } from '../words.ts'

export const contract = {
  said: '{kind, select, erc20 {토큰 {name}의 컨트랙트} erc721 {NFT {name}의 컨트랙트} erc1155 {토큰 모음 {name}의 컨트랙트} other {컨트랙트 {name}}}',
  standard: '종류',
  standards: {
    erc20: 'ERC-20 토큰',
    erc721: 'ERC-721 NFT',
    erc1155: 'ERC-1155 여러 종류의 토큰',
  },
  face: '뱅크 모듈에서',
  faceText: '이 코인은 {denom}입니다',
  parts: { label: '이 컨트랙트의 각 부분', overview: '개요', transactions: '트랜잭션', logs: '로그' },
  logs: '로그',
  events: '걸러 보기',
  allEvents: '모든 이벤트',
  eventOf: '이벤트 {topic}',
  none: '이 컨트랙트가 남긴 로그가 없습니다.',
  noneLike: '이 컨트랙트가 남긴 이런 로그가 없습니다.',
  noMore: '목록의 끝입니다.',
  all: '모두 보기',
  columns: {
    block: '블록',
    time: '시각',
    hash: '트랜잭션',
    place: '번호',
    event: '이벤트',
    values: '값',
    topics: '토픽',
    data: '데이터',
  },
} satisfies Texts<typeof english>
