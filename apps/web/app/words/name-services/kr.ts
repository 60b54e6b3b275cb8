import type { nameServices as english } from './en.ts'
import type { Texts } from '../words.ts'

export const nameServices = {
  name: '이름',
  title: '{name}, 네임 서비스의 이름 · {address}',
  absent: {
    title: '존재하지 않는 이름입니다',
    text: '{name}을(를) 쓰는 계정이 없습니다.',
    otherWay: '{address}의 .inj를 찾을 수 없습니다.',
    unresolved: '리졸버 주소를 찾을 수 없습니다.',
    claim: 'SPACE ID에서 이름 등록',
  },
  invalid: {
    title: '잘못된 도메인',
    text: '.inj 이름은 3자 이상의 한 단어입니다: 문자, 숫자, -, _.',
    empty: '도메인의 각 부분은 비어 있을 수 없습니다',
    unlike: '{name}을(를) 정규화할 수 없습니다.',
  },
  silent: {
    title: '네임 서비스가 응답하지 않습니다',
    text: '{name}이(가) 누구의 이름인지 지금은 알 수 없습니다. 잠시 후 다시 시도하세요.',
  },
} satisfies Texts<typeof english>
