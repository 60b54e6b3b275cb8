import type { Translated } from '../../../translated.ts'
import type { bridges as english } from './en.ts'

export const bridges: Translated<typeof english> = {
  'batch.empty': '묶을 이더리움 전송이 없었습니다',
  'bridge.address': '이더리움 주소가 올바르지 않습니다',
  'bridge.batched': '이미 이더리움으로 가고 있는 전송이라 되돌릴 수 없습니다',
  'bridge.duplicate': '이더리움 브리지에 이미 보고된 내용입니다',
  'bridge.keysSet': '브리지 키는 한 번만 지정할 수 있습니다',
  'bridge.noKey': '검증인이 브리지에 쓸 이더리움 키를 등록하지 않았습니다',
  'bridge.noOrchestrator': '브리지에서 어떤 검증인도 대신하지 않는 계정입니다',
  'bridge.owner': '전송을 보낸 계정만 되돌릴 수 있습니다',
  'bridge.supply': '토큰의 총량이 이더리움이 셀 수 있는 범위를 넘게 됩니다',
  'bridge.unknown': '이더리움 브리지에 그런 기록이 없습니다',
  'channel.closed': '채널이 열려 있지 않습니다',
  'channel.noFees': '{channel} 채널은 릴레이어에게 보상을 주지 않습니다',
  'channel.noFeesHere': '이 채널은 릴레이어에게 보상을 주지 않습니다',
  'channel.none': '{channel} 채널이 없습니다',
  'channel.stays': '전송 채널은 닫을 수 없습니다: {channel}은(는) 계속 열려 있습니다',
  'channel.unpruned': '{channel} 채널에는 정리할 오래된 수신 기록이 없습니다',
  'claim.order': '이 이더리움 이벤트는 순서가 맞지 않습니다: 먼저 보고할 이벤트가 있습니다',
  'client.behind': '체인이 상대 체인의 그 높이를 아직 모릅니다',
  'client.inactive':
    '상대 체인을 더 이상 검증할 수 없습니다: 라이트 클라이언트가 만료되었거나 중지되었습니다',
  'connection.state': '연결이 이 단계를 받을 상태가 아니었습니다: 이전 단계가 아직 남아 있습니다',
  'packet.done': '다른 릴레이어가 먼저 전달했습니다',
  'packet.early': '패킷이 아직 도착할 수 있습니다: 기한이 지나지 않았습니다',
  'packet.late': '도착해야 할 기한이 지났습니다',
  'packet.order': '이 채널의 다른 패킷이 먼저입니다',
  'proof.wrong': '상대 체인의 증명이 맞지 않습니다',
  'signature.bridge': '브리지에 지정된 이더리움 키의 서명이 아닙니다',
}
