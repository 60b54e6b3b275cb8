import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  'contract.reverted': '컨트랙트가 거부했으며 이유를 말로 남기지 않았습니다',
  'pair.exists': '토큰에 대응하는 EVM 토큰이 이미 있습니다',
  'contract.error': '컨트랙트가 거부했습니다: {error}',
  'contract.errorLike': '컨트랙트가 거부했습니다. {error}(으)로 보입니다',
  'contract.errorUnknown':
    '컨트랙트가 자체 오류 {selector}(으)로 거부했으며, 여기서는 그 이상 알 수 없습니다',
  'pair.none': '토큰에 대응하는 EVM 토큰이 없습니다',
  'panic.assert': '컨트랙트가 있을 수 없다고 여기는 상태에 이르렀습니다(assert 실패)',
  'panic.overflow': '컨트랙트의 수가 담을 수 있는 범위를 벗어났습니다(오버플로)',
  'panic.zero': '컨트랙트가 0으로 나누었습니다',
  'panic.enum': '컨트랙트가 없는 선택지의 번호를 썼습니다',
  'panic.bytes': '컨트랙트가 잘못 인코딩된 바이트를 읽었습니다',
  'panic.empty': '컨트랙트가 빈 목록에서 값을 꺼냈습니다',
  'panic.index': '컨트랙트가 목록의 끝을 벗어났습니다',
  'panic.memory': '컨트랙트가 있는 것보다 많은 메모리를 요구했습니다',
  'panic.function': '컨트랙트가 정해지지 않은 함수를 호출했습니다',
  'panic.other': '컨트랙트가 패닉 {code}(으)로 멈췄습니다',
  'vm.opcode': '컨트랙트 코드가 없는 명령에 이르렀습니다: {opcode}',
  'vm.jump': '컨트랙트 코드가 갈 수 없는 곳으로 건너뛰었습니다',
  'vm.stack': '컨트랙트 코드가 스택에 있는 것보다 많이 꺼냈거나 담을 수 있는 것보다 많이 넣었습니다',
  'vm.depth': '컨트랙트들이 서로를 너무 깊이 호출했습니다',
  'vm.funds': '컨트랙트가 가진 것보다 많이 보냈습니다',
  'vm.collision': '이 주소에는 이미 컨트랙트가 있습니다',
  'vm.large': '컨트랙트 코드가 너무 큽니다',
  'vm.badCode': '컨트랙트 코드가 허용되지 않는 0xef로 시작합니다',
  'vm.readOnly': '컨트랙트가 읽기만 할 수 있는 호출에서 무언가를 바꾸려 했습니다',
  'fee.cap': '가스 한 단위에 제시한 최대 금액 {offered}이(가) 이 블록의 가격 {required}보다 적습니다',
  'gas.intrinsic':
    '가스 한도 {limit, number}은(는) 시작하기에도 부족했습니다. 바이트만으로 {needed, number}이(가) 듭니다',
}
