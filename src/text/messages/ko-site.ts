/** The words of the site around its tables in Korean: home, settings, what is lost or offline. See ko.ts. */
export const koSite = {
  'site.language': '한국어',
  'site.short-name': '푸코 길잡이',
  'site.picture': '탁자의 한 장면: {title}',
  'site.needs-script':
    '이 페이지는 자바스크립트가 켜져 있어야 움직여요. 규칙과 판정 사례는 꺼져 있어도 읽을 수 있어요.',

  'renewal.label': '새 버전 알림',
  'renewal.ready': '새 버전이 준비됐어요.',
  'renewal.take': '새로 열기',
  'renewal.later': '나중에',

  'unkept.label': '저장 알림',
  'unkept.text':
    '이 기기에 저장하지 못했어요. 창을 닫으면 새로 둔 수와 기록, 설정이 사라져요. 게임과 기록은 파일로 내보내 둘 수 있어요.',
  'unkept.close': '알겠어요',

  'offline.title': '연결이 없어요',
  'offline.text':
    '이 페이지는 아직 이 기기에 없어요. 규칙과 배우기, 판정, 두기는 연결이 없어도 열려요. 판정 사례는 사례 목록에서 한꺼번에 내려받아 둘 수 있어요.',

  'settings.open': '보기 설정',
  'settings.scheme': '화면',
  'settings.device': '기기에 맞춤',
  'settings.light': '밝게',
  'settings.dark': '어둡게',
  'settings.names': '용어',
  'settings.modern': '1897년판 ({names})',
  'settings.classic': '고전판 ({names})',
  'settings.keys': '단축키',
  'settings.keys-on': '쓰기',
  'settings.keys-off': '쓰지 않기',

  // A stroke marks where the line may break.
  'home.title': '두면서 배우고,/규칙으로 판정하는/푸에르토 리코',
  'home.description':
    '푸에르토 리코를 직접 두면서 배우고, 규칙을 번호로 찾고, 헷갈리는 수를 판정받는 한국어 안내서.',
  'home.start': '바로 배우기',
  'home.play': '바로 두기',
  'home.scene': '게임 한가운데의 탁자',
  'home.try':
    '직접 두어 보세요. [[corn|을]] 누른 다음 실을 배를 누르세요. 다른 상품을 골라도 돼요.',
  'home.onward': '이어서 배우기',
  'home.again': '다시 두기',
  'home.me': '나',
  'home.rival': '상대',
  'home.doors': '어디로 갈까요?',
  'home.learn': '말을 옮기며 한 라운드를 끝까지 따라가요. 잘못 두면 까닭을 알려 줘요.',
  'home.look-up': '찾아보기',
  'home.rules': '모든 규칙에 번호가 있어요. 어느 판본의 이름으로 찾아도 나와요.',
  'home.referee': '판을 그대로 차리고 수를 두어 보세요. 되는지, 왜 안 되는지 답해요.',

  'play.description':
    '푸에르토 리코를 한 기기에서 처음부터 끝까지 둔다. 안 되는 수는 어느 규칙 때문인지 알려 준다.',

  'lost.title': '여기에는 아무것도 없어요',
  'lost.text': '주소가 바뀌었거나 잘못 적혔어요. 규칙을 찾고 있었다면 아래에서 다시 찾아 보세요.',
  'lost.home': '처음으로',
} as const
