import type { notices as english } from './en.ts'
import type { Texts } from '../words.ts'

export const notices = {
  titles: {
    copyFailed: '복사하지 못했습니다',
    liveLost: '사이트와의 연결이 끊어졌습니다',
    network: '네트워크 오류: 이 페이지를 가져올 수 없습니다',
    demand: 'Injsight 사용량이 평소보다 많습니다',
    something: '문제가 발생했습니다',
    broadcasting: '트랜잭션 전송 중...',
    inBlock: '트랜잭션이 블록에 포함되었습니다',
    csvFailed: 'CSV 파일을 만드는 데 문제가 있습니다. 다시 시도해 주세요.',
    csvReady: 'CSV 파일이 준비되었습니다',
    forDevelopers: '개발자를 위한 페이지입니다: 주소 뒤에 ?devMode=true를 붙이세요',
  },
  descriptions: {
    demand: '잠시만 기다려 주세요. 엔지니어들이 성능과 효율을 개선하기 위해 최선을 다하고 있습니다.',
    copy: '브라우저가 여기서 허용하지 않습니다. 텍스트를 선택해 직접 복사해 주세요.',
    live: '연결되는 대로 새 블록이 나타납니다.',
  },
  queue: '파일 대기 순서는 {place}번째이며, 차례가 되면 저절로 시작됩니다',
  close: '이 알림 닫기',
  seconds: '{seconds}초',
  type: '{type, select, error {오류} warning {경고} success {완료} other {알림}}',
  external: {
    leave: 'Injsight를 벗어납니다',
    leaveText:
      '이 주소는 누군가 체인에 적은 것입니다. Injsight는 이 주소가 어디로 이어지는지 알 수 없습니다.',
    leaveTo: '이동할 곳: {host}',
    stay: '여기 머물기',
    go: '새 탭에서 열기',
    external: '다른 사이트로 이동',
  },
} satisfies Texts<typeof english>
