import type { Translated } from '../../../translated.ts'
import type { bridges as english } from './en.ts'

export const bridges: Translated<typeof english> = {
  ibc: {
    transfer:
      '{sender}님이 {channel}을(를) 통해 {receiver}님에게 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    receive:
      '{relayer}님이 {channel}을(를) 통해 {sender}님이 보낸 {amount}을(를) {receiver}님에게 {failed, select, yes {전달하려 했습니다} other {전달했습니다}}',
    receiveOther:
      '{relayer}님이 {channel}을(를) 통해 패킷을 {failed, select, yes {전달하려 했습니다} other {전달했습니다}}',
    notAccepted: '{sentence}. 하지만 거부되었습니다',
    acknowledge:
      '{relayer}님이 {sender}님의 {amount}이(가) {channel}을(를) 통해 {receiver}님에게 도착했음을 {failed, select, yes {확인하려 했습니다} other {확인했습니다}}',
    acknowledgeOther:
      '{relayer}님이 패킷이 {channel}을(를) 통해 도착했음을 {failed, select, yes {확인하려 했습니다} other {확인했습니다}}',
    refuse:
      '{relayer}님이 {channel}을(를) 통해 {receiver}님에게 보낸 {amount}이(가) 거부되어 {sender}님에게 {failed, select, yes {돌아온다고 알리려 했습니다} other {돌아왔음을 알렸습니다}}',
    refuseOther:
      '{relayer}님이 {channel}의 패킷이 거부되었음을 {failed, select, yes {알리려 했습니다} other {알렸습니다}}',
    timeout:
      '{relayer}님이 {channel}을(를) 통해 {receiver}님에게 보낸 {amount}이(가) 시간 초과로 {sender}님에게 {failed, select, yes {돌아온다고 알리려 했습니다} other {돌아왔음을 알렸습니다}}',
    timeoutOther:
      '{relayer}님이 {channel}의 패킷이 시간 초과되었음을 {failed, select, yes {알리려 했습니다} other {알렸습니다}}',
    createClient:
      '{signer}님이 체인 {network}의 라이트 클라이언트를 {failed, select, yes {만들려 했습니다} other {만들었습니다}}',
    updateClient:
      '{signer}님이 라이트 클라이언트 {client}을(를) {failed, select, yes {갱신하려 했습니다} other {갱신했습니다}}',
    reportMisbehaviour:
      '{signer}님이 {client}에 연결된 체인의 모순을 {failed, select, yes {신고하려 했습니다} other {신고했습니다}}',
    openConnection:
      '{signer}님이 연결 {connection} 개설의 {step, select, init {첫 단계} try {둘째 단계} ack {셋째 단계} other {마지막 단계}}를 {failed, select, yes {마치려 했습니다} other {마쳤습니다}}',
    openChannel:
      '{signer}님이 {channel} 개설의 {step, select, init {첫 단계} try {둘째 단계} ack {셋째 단계} other {마지막 단계}}를 {failed, select, yes {마치려 했습니다} other {마쳤습니다}}',
    openNewChannel:
      '{signer}님이 {port} 채널 개설의 {step, select, init {첫 단계} try {둘째 단계} ack {셋째 단계} other {마지막 단계}}를 {failed, select, yes {마치려 했습니다} other {마쳤습니다}}',
    closeChannel: '{signer}님이 {channel}을(를) {failed, select, yes {닫으려 했습니다} other {닫았습니다}}',
    prune:
      '{signer}님이 {channel}의 오래된 수신 기록을 {failed, select, yes {정리하려 했습니다} other {정리했습니다}}',
    registerPayee:
      '{relayer}님이 {channel}에서 얻는 중계 수익을 {payee}에게 {failed, select, yes {돌리려 했습니다} other {돌렸습니다}}',
    payFee:
      '{signer}님이 {channel}의 패킷을 중계하는 릴레이어에게 줄 보상으로 {amount}을(를) {failed, select, yes {걸려고 했습니다} other {걸었습니다}}',
    passOn: '{sentence} (이어 {receiver}님에게 전달)',
    callOn: '{sentence} ({contract} 호출)',
    arrived: '{sentence}. 도착했습니다',
    returned: '{sentence}. 상대 체인이 거부해 되돌아왔습니다',
    expired: '{sentence}. 시간이 초과되어 되돌아왔습니다',
  },
  peggy: {
    send: '{sender}님이 이더리움의 {recipient}(으)로 {amount}을(를) {failed, select, yes {보내려 했습니다} other {보냈습니다}}',
    cancel:
      '{sender}님이 이더리움으로 보낼 전송 {number}을(를) {failed, select, yes {취소하려 했습니다} other {취소했습니다}}',
    limit:
      '{authority}이(가) 이더리움 브리지를 건널 수 있는 {denom}을(를) {count, plural, other {#개 블록}}에 {limit}(으)로 {failed, select, yes {제한하려 했습니다} other {제한했습니다}}',
    unlimit:
      '{authority}이(가) 이더리움 브리지의 {denom} 한도를 {failed, select, yes {없애려 했습니다} other {없앴습니다}}',
    requestBatch:
      '{orchestrator}님이 이더리움으로 보낼 {denom} 대기 전송을 {failed, select, yes {묶으려 했습니다} other {묶었습니다}}',
    confirmBatch:
      '{orchestrator}님이 이더리움 전송 묶음 {number}에 {failed, select, yes {서명하려 했습니다} other {서명했습니다}}',
    confirmValidators:
      '{orchestrator}님이 이더리움 브리지의 검증인 집합 {number}에 {failed, select, yes {서명하려 했습니다} other {서명했습니다}}',
    claimDeposit:
      '{orchestrator}님이 {sender}에서 {receiver}님에게 이더리움을 통해 {amount}이(가) 입금되었음을 {failed, select, yes {확인하려 했습니다} other {확인했습니다}}',
    claimWithdrawal:
      '{orchestrator}님이 묶음 {number}이(가) 이더리움에 도착했음을 {failed, select, yes {확인하려 했습니다} other {확인했습니다}}',
    claimToken:
      '{orchestrator}님이 {denom}의 이더리움 컨트랙트가 {contract}임을 {failed, select, yes {확인하려 했습니다} other {확인했습니다}}',
    claimValidators:
      '{orchestrator}님이 이더리움에 검증인 집합 {number}이(가) 반영되었음을 {failed, select, yes {확인하려 했습니다} other {확인했습니다}}',
    setOrchestrator:
      '{sender}님이 브리지 담당으로 {orchestrator}님을, 이더리움 서명 주소로 {address}을(를) {failed, select, yes {지정하려 했습니다} other {지정했습니다}}',
    watch:
      '{sender}님이 이더리움 서명 주소 {address}(으)로 브리지를 직접 {failed, select, yes {맡으려 했습니다} other {맡았습니다}}',
    block:
      '{signer}님이 {count, plural, other {이더리움 주소 #개}}의 브리지 이용을 {failed, select, yes {차단하려 했습니다} other {차단했습니다}}',
    unblock:
      '{signer}님이 {count, plural, other {이더리움 주소 #개}}의 브리지 이용을 다시 {failed, select, yes {허용하려 했습니다} other {허용했습니다}}',
  },
}
