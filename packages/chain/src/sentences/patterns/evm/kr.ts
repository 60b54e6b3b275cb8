import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  evm: {
    transact:
      '{sender}님이 이더리움 트랜잭션을 {failed, select, yes {실행하려 했습니다} other {실행했습니다}}',
    create: '{sender}님이 EVM 컨트랙트를 {failed, select, yes {만들려 했습니다} other {만들었습니다}}',
    createAt:
      '{sender}님이 EVM 컨트랙트 {contract}을(를) {failed, select, yes {만들려 했습니다} other {만들었습니다}}',
    createAtWithValue:
      '{sender}님이 {amount}을(를) 넣어 EVM 컨트랙트 {contract}을(를) {failed, select, yes {만들려 했습니다} other {만들었습니다}}',
    sendData:
      '{sender}님이 EVM으로 {recipient}에 데이터 {count, plural, other {#바이트}}를 {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    sendDataWithValue:
      '{sender}님이 EVM으로 {recipient}에 데이터 {count, plural, other {#바이트}}와 함께 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    call: '{sender}님이 EVM 컨트랙트 {contract}의 {method}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}',
    callWithValue:
      '{sender}님이 {amount}을(를) 보내며 EVM 컨트랙트 {contract}의 {method}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}',
    guess:
      '{sender}님이 EVM 컨트랙트 {contract}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}. {method}(으)로 보입니다',
    guessWithValue:
      '{sender}님이 {amount}을(를) 보내며 EVM 컨트랙트 {contract}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}. {method}(으)로 보입니다',
    moved: '{sentence}; {move}',
    movedMore: '{sentence}; {move}. 그 밖의 이동도 있습니다',
  },
  erc20: {
    pair: '{sender}님이 {denom}을(를) {contract}에 {failed, select, yes {연결하려 했습니다} other {연결했습니다}}',
    unpair:
      '{sender}님이 {denom}의 ERC-20 연결을 {failed, select, yes {해제하려 했습니다} other {해제했습니다}}',
    makePair:
      '{sender}님이 {denom}의 ERC-20 컨트랙트를 {failed, select, yes {만들게 하려 했습니다} other {만들게 했습니다}}',
    makePairAt:
      '{sender}님이 {denom}의 ERC-20 컨트랙트 {contract}을(를) {failed, select, yes {만들게 하려 했습니다} other {만들게 했습니다}}',
    transferFrom:
      '{sender}님이 {owner}님의 {amount}을(를) {recipient}님에게 {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    approve:
      '{sender}님이 {spender}에 {amount}을(를) 대신 쓰도록 {failed, select, yes {허용하려 했습니다} other {허용했습니다}}',
    approveAll:
      '{sender}님이 {spender}에 {token}을(를) 한도 없이 대신 쓰도록 {failed, select, yes {허용하려 했습니다} other {허용했습니다}}',
    revoke:
      '{sender}님이 {spender}에 준 {token} 사용 허용을 {failed, select, yes {거두려 했습니다} other {거두었습니다}}',
    allowMore:
      '{sender}님이 {spender}에 {amount}을(를) 더 쓰도록 {failed, select, yes {허용하려 했습니다} other {허용했습니다}}',
    allowLess:
      '{sender}님이 {spender}에 허용한 한도를 {amount}만큼 {failed, select, yes {줄이려 했습니다} other {줄였습니다}}',
    wrap: '{sender}님이 {amount}을(를) {token}(으)로 {failed, select, yes {감싸려 했습니다} other {감쌌습니다}}',
    unwrap: '{sender}님이 {amount}의 포장을 {failed, select, yes {풀려 했습니다} other {풀었습니다}}',
  },
  erc721: {
    sendOf:
      '{sender}님이 {owner}님이 가진 {contract}의 NFT {id}을(를) {recipient}님에게 {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    approve:
      '{sender}님이 {spender}에 {contract}의 NFT {id}을(를) 옮기도록 {failed, select, yes {허용하려 했습니다} other {허용했습니다}}',
    revoke:
      '{sender}님이 다른 누구도 {contract}의 NFT {id}을(를) 옮기지 못하게 {failed, select, yes {하려 했습니다} other {했습니다}}',
    approveAll:
      '{sender}님이 {spender}에 {contract}의 모든 NFT를 옮기도록 {failed, select, yes {허용하려 했습니다} other {허용했습니다}}',
    revokeAll:
      '{sender}님이 {spender}에 준 {contract}의 NFT 이동 허용을 {failed, select, yes {거두려 했습니다} other {거두었습니다}}',
    burn: '{sender}님이 {contract}의 NFT {id}을(를) {failed, select, yes {소각하려 했습니다} other {소각했습니다}}',
  },
  erc1155: {
    send: '{sender}님이 {recipient}님에게 {contract}의 NFT {id}을(를) {amount}개 {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    mint: '{sender}님이 {recipient}님 앞으로 {contract}의 NFT {id}을(를) {amount}개 {failed, select, yes {발행하려 했습니다} other {발행했습니다}}',
    burn: '{sender}님이 {contract}의 NFT {id}을(를) {amount}개 {failed, select, yes {소각하려 했습니다} other {소각했습니다}}',
  },
}
