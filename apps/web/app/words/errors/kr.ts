import type { errors as english } from './en.ts'
import type { Texts } from '../words.ts'

export const errors = {
  page: '페이지를 찾을 수 없습니다: {given}',
  query: '주소에서 물음표 뒤의 내용을 인식할 수 없습니다: {given}',
  withoutQuery: '그 내용 없이 페이지 보기',
  quoted: '{cause} ‘{words}’',
  causes: {
    down: '이 정보의 출처에 연결할 수 없습니다.',
    slow: '이 정보의 출처가 제때 답하지 않았습니다.',
    busy: '이 정보의 출처에 요청이 너무 많습니다. 잠시 뒤에 다시 시도해 보세요.',
    unable: '이 정보의 출처가 지금은 알려 줄 수 없습니다.',
    unreadable: '이 정보의 출처가 보낸 답을 읽을 수 없습니다.',
    absent: '이 정보는 출처에 없습니다.',
  },
  absent: {
    block: '이 사이트의 데이터 출처에 해시가 ‘{given}’인 블록이 없습니다',
    transaction: '이 사이트의 데이터 출처에 해시가 ‘{given}’인 트랜잭션이 없습니다',
    contract: '이 사이트의 데이터 출처에 주소가 ‘{given}’인 컨트랙트가 없습니다',
    code: 'ID가 ‘{given}’인 코드는 저장된 적이 없습니다',
    proposal: '번호가 ‘{given}’인 제안이 없습니다',
    validator: '주소가 ‘{given}’인 검증인이 없습니다',
    collection: '주소가 ‘{given}’인 NFT 컬렉션이 없습니다',
    channel: '이 사이트의 데이터 출처에 이름이 ‘{given}’인 채널이 없습니다',
    client: '이 사이트의 데이터 출처에 다른 체인을 따라가는 클라이언트 ‘{given}’은(는) 없습니다',
    connection: '이 사이트의 데이터 출처에 이름이 ‘{given}’인 연결이 없습니다',
    packet: '이 사이트의 데이터 출처에 ‘{given}’ 패킷이 없습니다',
    deposit: '이 사이트의 데이터 출처에 번호가 ‘{given}’인 이더리움 입금이 없습니다',
    withdrawal: '이 사이트의 데이터 출처에 번호가 ‘{given}’인 이더리움 출금이 없습니다',
    batch: '이 사이트의 데이터 출처에 번호가 ‘{given}’인 출금 묶음이 없습니다',
    auction: '‘{given}’ 라운드의 경매는 없었습니다',
    feed: '‘{given}’ 가격을 알리는 오라클이 없습니다',
    module: '파라미터가 있는 ‘{given}’ 모듈은 없습니다',
  },
  malformed: {
    block: '‘{given}’: 블록 높이(1 이상의 정수)도, 16진수 64자리 해시도 아닙니다',
    transaction: '‘{given}’: 트랜잭션 해시가 아닙니다. 해시는 16진수 64자리입니다',
    account: '‘{given}’: 계정 주소가 아닙니다. 글자가 틀렸거나, 빠졌거나, 더 들어 있습니다',
    contract:
      '‘{given}’: 컨트랙트 주소가 아닙니다. inj1 또는 0x로 시작하며 틀리거나 빠진 글자가 없어야 합니다',
    code: '‘{given}’: 코드 ID가 아닙니다. 코드 ID는 1 이상의 정수입니다',
    proposal: '‘{given}’: 제안 번호가 아닙니다. 제안 번호는 1 이상의 정수입니다',
    validator: '‘{given}’: 검증인 주소가 아닙니다. injvaloper1로 시작하며 틀리거나 빠진 글자가 없어야 합니다',
    packet: '‘{given}’: 패킷을 가리키지 않습니다. 포트, 채널, 정수 번호가 있어야 합니다',
    transfer: '‘{given}’: 브리지가 매긴 번호가 아닙니다. 번호는 1 이상의 정수입니다',
    auction: '‘{given}’: 라운드 번호가 아닙니다. 라운드 번호는 0 이상의 정수입니다',
  },
} satisfies Texts<typeof english>
