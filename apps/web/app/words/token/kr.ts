import type { token as english } from './en.ts'
import type { Texts } from '../words.ts'

export const token = {
  said: '{kind, select, faces {{name}: 뱅크의 코인이자 컨트랙트인, 두 얼굴을 가진 하나의 토큰} erc20 {{name}: 컨트랙트의 토큰} erc721 {{name}: 컨트랙트의 NFT} erc1155 {{name}: 한 컨트랙트의 여러 종류 토큰} coin {{name}: 이름에 담긴 주소의 계정이 발행한 뱅크의 코인} other {{name}}}',
  denom: '토큰 식별자',
  contract: '컨트랙트',
  toContract: '코드와 로그',
  decimals: '소수 자릿수',
  decimalsUnknown: '알려지지 않음: 수량은 가장 작은 단위로 표시됩니다',
  supply: '공급량',
  supplyUnknown: '알 수 없음',
  holders: '보유자',
  faces: '두 얼굴',
  facesText:
    '뱅크에서 보내든 컨트랙트로 전송하든 같은 코인이 움직입니다. 공급량도, 보유자 목록도, 이동 목록도 하나입니다.',
  lost: '믿을 수 없음',
  lostText:
    '이 컨트랙트가 기록한 내용이 서로 모순되므로, 잔액에 관한 내용은 세지도 보여 주지도 않습니다. 로그는 컨트랙트 페이지에 있습니다.',
  lists: {
    holders: '보유자',
    moves: '이동 내역',
    owners: '각각의 소유자',
    approvals: '누가 누구의 토큰을 옮길 수 있는지',
  },
  none: {
    holders: '보유한 계정이 없습니다.',
    moves: '아직 이동한 적이 없습니다.',
    owners: '소유한 계정이 없습니다.',
    approvals: '다른 계정에 이동을 허용한 보유자가 없습니다.',
  },
  columns: {
    holder: '보유자',
    quantity: '수량',
    share: '비율',
    from: '보낸 쪽',
    to: '받은 쪽',
    amount: '수량',
    block: '블록',
    time: '시각',
    hash: '트랜잭션',
    owner: '소유자',
    spender: '옮길 수 있는 계정',
    token: '토큰',
    since: '시작 블록',
  },
  nobody: '없음',
  all: '모두',
  unlimited: '한도 없음',
  told: '소유자가 마지막으로 밝힌 한도입니다. 그 뒤에 얼마나 옮겼는지는 어떤 로그에도 없습니다.',
} satisfies Texts<typeof english>
