import type { Translated } from '../../../translated.ts'
import type { bridges as english } from './en.ts'

export const bridges: Translated<typeof english> = {
  ibc: {
    transfer:
      '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} cho {receiver} qua {channel}',
    receive:
      '{relayer} {failed, select, yes {đã cố chuyển} other {đã chuyển}} {amount} từ {sender} đến {receiver} qua {channel}',
    receiveOther:
      '{relayer} {failed, select, yes {đã cố chuyển} other {đã chuyển}} một gói tin qua {channel}',
    notAccepted: '{sentence}, nhưng bị từ chối',
    acknowledge:
      '{relayer} {failed, select, yes {đã cố xác nhận} other {đã xác nhận}} {amount} từ {sender} đã đến {receiver} qua {channel}',
    acknowledgeOther:
      '{relayer} {failed, select, yes {đã cố xác nhận} other {đã xác nhận}} một gói tin đã đến qua {channel}',
    refuse:
      '{relayer} {failed, select, yes {đã cố báo} other {đã báo}} {amount} gửi cho {receiver} qua {channel} bị từ chối và {failed, select, yes {sẽ} other {đã}} được hoàn lại cho {sender}',
    refuseOther:
      '{relayer} {failed, select, yes {đã cố báo} other {đã báo}} một gói tin qua {channel} bị từ chối',
    timeout:
      '{relayer} {failed, select, yes {đã cố báo} other {đã báo}} {amount} gửi cho {receiver} qua {channel} đã quá hạn và {failed, select, yes {sẽ} other {đã}} được hoàn lại cho {sender}',
    timeoutOther:
      '{relayer} {failed, select, yes {đã cố báo} other {đã báo}} một gói tin qua {channel} đã quá hạn',
    createClient:
      '{signer} {failed, select, yes {đã cố tạo} other {đã tạo}} máy khách nhẹ của chuỗi {network}',
    updateClient:
      '{signer} {failed, select, yes {đã cố cập nhật} other {đã cập nhật}} máy khách nhẹ {client}',
    reportMisbehaviour:
      '{signer} {failed, select, yes {đã cố tố cáo} other {đã tố cáo}} chuỗi của {client} tự mâu thuẫn',
    openConnection:
      '{signer} {failed, select, yes {đã cố thực hiện} other {đã thực hiện}} {step, select, init {bước đầu} try {bước hai} ack {bước ba} other {bước cuối}} để mở kết nối {connection}',
    openChannel:
      '{signer} {failed, select, yes {đã cố thực hiện} other {đã thực hiện}} {step, select, init {bước đầu} try {bước hai} ack {bước ba} other {bước cuối}} để mở {channel}',
    openNewChannel:
      '{signer} {failed, select, yes {đã cố thực hiện} other {đã thực hiện}} {step, select, init {bước đầu} try {bước hai} ack {bước ba} other {bước cuối}} để mở kênh cho {port}',
    closeChannel: '{signer} {failed, select, yes {đã cố đóng} other {đã đóng}} {channel}',
    prune: '{signer} {failed, select, yes {đã cố dọn} other {đã dọn}} các biên nhận cũ của {channel}',
    registerPayee:
      '{relayer} {failed, select, yes {đã cố chuyển hướng} other {đã chuyển hướng}} thu nhập trên {channel} cho {payee}',
    payFee:
      '{signer} {failed, select, yes {đã cố treo thưởng} other {đã treo thưởng}} {amount} cho bên chuyển tiếp gói tin qua {channel}',
    passOn: '{sentence} để chuyển tiếp đến {receiver}',
    callOn: '{sentence} để gọi {contract}',
    arrived: '{sentence} và đã đến nơi',
    returned: '{sentence}, bị bên kia từ chối và đã quay về',
    expired: '{sentence}, nhưng quá hạn nên đã quay về',
  },
  peggy: {
    send: '{sender} {failed, select, yes {đã cố gửi} other {đã gửi}} {amount} đến {recipient} trên Ethereum',
    cancel: '{sender} {failed, select, yes {đã cố hủy} other {đã hủy}} lệnh chuyển {number} sang Ethereum',
    limit:
      '{authority} {failed, select, yes {đã cố giới hạn} other {đã giới hạn}} lượng {denom} qua cầu nối Ethereum ở mức {limit} trong {count, plural, other {# khối}}',
    unlimit:
      '{authority} {failed, select, yes {đã cố bỏ} other {đã bỏ}} hạn mức của {denom} trên cầu nối Ethereum',
    requestBatch:
      '{orchestrator} {failed, select, yes {đã cố gom} other {đã gom}} các lệnh chuyển {denom} đang chờ sang Ethereum',
    confirmBatch:
      '{orchestrator} {failed, select, yes {đã cố ký} other {đã ký}} lô {number} các lệnh chuyển sang Ethereum',
    confirmValidators:
      '{orchestrator} {failed, select, yes {đã cố ký} other {đã ký}} tập hợp trình xác thực {number} cho cầu nối Ethereum',
    claimDeposit:
      '{orchestrator} {failed, select, yes {đã cố xác nhận} other {đã xác nhận}} {sender} đã gửi {amount} từ Ethereum cho {receiver}',
    claimWithdrawal:
      '{orchestrator} {failed, select, yes {đã cố xác nhận} other {đã xác nhận}} lô {number} đã đến Ethereum',
    claimToken:
      '{orchestrator} {failed, select, yes {đã cố xác nhận} other {đã xác nhận}} {denom} trên Ethereum là {contract}',
    claimValidators:
      '{orchestrator} {failed, select, yes {đã cố xác nhận} other {đã xác nhận}} Ethereum đã biết tập hợp trình xác thực {number}',
    setOrchestrator:
      '{sender} {failed, select, yes {đã cố chỉ định} other {đã chỉ định}} {orchestrator} trông coi cầu nối, ký bằng {address} trên Ethereum',
    watch:
      '{sender} {failed, select, yes {đã cố} other {đã bắt đầu}} trông coi cầu nối, ký bằng {address} trên Ethereum',
    block:
      '{signer} {failed, select, yes {đã cố chặn} other {đã chặn}} {count, plural, other {# địa chỉ Ethereum}} khỏi cầu nối',
    unblock:
      '{signer} {failed, select, yes {đã cố bỏ chặn} other {đã bỏ chặn}} {count, plural, other {# địa chỉ Ethereum}} trên cầu nối',
  },
}
