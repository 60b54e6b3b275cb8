import type * as english from './en.ts'
import type { Texts } from '../words.ts'

export const wallet = {
  title: '지갑 연결',
  about: '연결만으로는 아무것도 서명되지 않습니다. 사이트는 주소만 알게 되며, 트랜잭션마다 먼저 묻습니다.',
  installed: '설치됨',
  others: '다른 지갑',
  install: '설치',
  advanced: '개발자용',
  connecting: '{wallet}에서 확인하세요…',
  opening: '연결하는 중…',
  close: '닫기',
  back: '뒤로',
  connect: '연결',
  someWallet: '지갑',
  privateKey: '개인 키',
  privateKeyAbout:
    '개인 키는 이 페이지의 메모리에만 있으며 페이지를 새로 불러오면 사라집니다. 가치 있는 자산을 지키지 않는 키를 사용하세요.',
  privateKeyLabel: '개인 키, 16진수 64자리',
  addressOnly: '주소만',
  addressOnlyAbout: '이 계정의 시점에서 사이트를 봅니다. 아무것도 서명할 수 없습니다.',
  addressLabel: '주소, inj1… 또는 0x…',
  trouble: {
    locked: '지갑이 현재 잠겨 있습니다. {wallet} 잠금을 해제하세요.',
    wrongAddress: '잘못된 주소로 연결되어 있습니다. 다시 연결하세요!',
    wrongWallet: '잘못된 지갑에 연결되어 있습니다.',
    noAddresses: '이 지갑에 연결된 주소가 없습니다.',
    notInstalled: '지갑이 설치되지 않았거나 잠겨 있습니다',
    rejected: '{wallet}에서 요청이 거부되었습니다.',
    refused: '{wallet}의 메시지: {reason}',
    wrongNetwork: '선택한 네트워크가 올바르지 않습니다',
    ledgerBehind:
      '이 계정은 지갑 뒤의 Ledger에 있어 이 방식으로 서명할 수 없습니다. Ledger를 직접 연결하세요.',
    notConnected: '연결된 지갑이 없습니다.',
    watching: '주소만으로 연결되어 있어 아무것도 서명할 수 없습니다. 지갑을 연결하세요.',
    noKey: '개인 키가 아닙니다. 개인 키는 16진수 64자리입니다.',
    noAddress: '계정 주소가 아닙니다. 주소는 inj1 또는 0x로 시작합니다.',
    restrictedAddress:
      '이 트랜잭션을 실행할 수 없습니다: 제한된 주소입니다. 페이지는 그대로 보실 수 있습니다.',
    restrictedCountry:
      '이 트랜잭션을 실행할 수 없습니다: 계신 국가에서는 트랜잭션을 보낼 수 없습니다. 페이지는 그대로 보실 수 있습니다.',
    unchecked: '여기서 트랜잭션을 보낼 수 있는지 확인하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  },
} satisfies Texts<typeof english.wallet>
