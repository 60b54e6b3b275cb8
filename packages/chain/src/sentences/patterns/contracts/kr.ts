import type { Translated } from '../../../translated.ts'
import type { contracts as english } from './en.ts'

export const contracts: Translated<typeof english> = {
  wasm: {
    store: '{sender}님이 컨트랙트 코드를 {failed, select, yes {저장하려 했습니다} other {저장했습니다}}',
    storeAs: '{sender}님이 코드 {code}을(를) {failed, select, yes {저장하려 했습니다} other {저장했습니다}}',
    instantiate:
      '{sender}님이 코드 {code}에서 컨트랙트 {contract}을(를) {failed, select, yes {시작하려 했습니다} other {시작했습니다}}',
    call: '{sender}님이 {contract}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}',
    execute:
      '{sender}님이 {contract}의 {method}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}',
    executeWithFunds:
      '{sender}님이 {funds}을(를) 보내며 {contract}의 {method}을(를) {failed, select, yes {호출하려 했습니다} other {호출했습니다}}',
    migrate:
      '{sender}님이 {contract}을(를) 코드 {code}(으)로 {failed, select, yes {옮기려 했습니다} other {옮겼습니다}}',
    updateAdmin:
      '{sender}님이 {admin}님을 {contract}의 관리자로 {failed, select, yes {지정하려 했습니다} other {지정했습니다}}',
    clearAdmin:
      '{sender}님이 {contract}의 관리자를 영구히 {failed, select, yes {없애려 했습니다} other {없앴습니다}}',
    relabel:
      '{sender}님이 {contract}의 이름을 ‘{label}’(으)로 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    restrict:
      '{sender}님이 코드 {code}(으)로 컨트랙트를 시작할 수 있는 대상을 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    pin: '{authority}이(가) {count, plural, other {코드 #개}}를 메모리에 {failed, select, yes {고정하려 했습니다} other {고정했습니다}}',
    unpin:
      '{authority}이(가) {count, plural, other {코드 #개}}의 메모리 고정을 {failed, select, yes {해제하려 했습니다} other {해제했습니다}}',
  },
  cw20: {
    transfer:
      '{sender}님이 {recipient}님에게 {amount} {token}(CW20)을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    transferFrom:
      '{sender}님이 {owner}님의 {amount} {token}(CW20)을(를) {recipient}님에게 {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    mint: '{sender}님이 {recipient}님 앞으로 {amount} {token}(CW20)을(를) {failed, select, yes {발행하려 했습니다} other {발행했습니다}}',
    burn: '{sender}님이 {amount} {token}(CW20)을(를) {failed, select, yes {소각하려 했습니다} other {소각했습니다}}',
    burnFrom:
      '{sender}님이 {owner}님의 {amount} {token}(CW20)을(를) {failed, select, yes {소각하려 했습니다} other {소각했습니다}}',
    allow:
      '{sender}님이 {spender}님에게 자신의 {amount} {token}(CW20)을(를) 더 쓰도록 {failed, select, yes {허용하려 했습니다} other {허용했습니다}}',
    disallow:
      '{sender}님이 {spender}님이 쓸 수 있는 한도를 {amount} {token}(CW20)만큼 {failed, select, yes {줄이려 했습니다} other {줄였습니다}}',
  },
  nft: {
    send: '{sender}님이 {recipient}님에게 {contract}의 NFT {id}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    mint: '{sender}님이 {recipient}님 앞으로 {contract}의 NFT {id}을(를) {failed, select, yes {발행하려 했습니다} other {발행했습니다}}',
  },
  wasmx: {
    register:
      '{sender}님이 매 블록 실행되도록 {contract}을(를) {failed, select, yes {등록하려 했습니다} other {등록했습니다}}',
    update:
      '{sender}님이 {contract}의 매 블록 실행 설정을 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    activate:
      '{sender}님이 {contract}의 매 블록 실행을 {failed, select, yes {켜려 했습니다} other {켰습니다}}',
    deactivate:
      '{sender}님이 {contract}의 매 블록 실행을 {failed, select, yes {끄려 했습니다} other {껐습니다}}',
  },
}
