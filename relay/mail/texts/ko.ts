import type { MailTexts } from "./mail-texts.ts";

export const ko: MailTexts = {
  hello: "{name}님, 안녕하세요.",
  helloNobody: "안녕하세요.",
  reminder: {
    subject: "오늘의 알림",
    heading: "나를 위한 잠깐의 시간",
    body: "이 시간에 알려 달라고 하셔서 보내 드려요. 1분 정도면 충분하고, 하루쯤 건너뛰어도 괜찮아요.",
    button: "Hearken 열기",
  },
  confirmation: {
    subject: "알림이 설정되었어요",
    heading: "알림이 설정되었어요",
    body: "이제 매일 {time}({zone})에 메일을 보내 드릴게요. 언제든지 바꾸거나 멈출 수 있어요.",
    button: "Hearken 열기",
  },
  test: {
    subject: "테스트 메일",
    heading: "잘 도착했어요",
    body: "요청하신 테스트 메일이에요. 알림은 이 주소로 도착해요.",
    button: "Hearken 열기",
  },
  summary: {
    subject: "요약이 준비되었어요",
    heading: "요약이 준비되었어요",
    body: "계정에 새 요약이 있어요. 편하실 때 읽어 보세요.",
    button: "Hearken에서 읽기",
  },
  weekly: {
    subject: "지난주 돌아보기가 준비되었어요",
    heading: "지난주 돌아보기가 준비되었어요",
    body: "원하시면 이제 지난주를 돌아볼 수 있어요. 서두르지 않아도 돼요.",
    button: "Hearken 열기",
  },
  why: {
    reminders: "이메일 알림을 켜 두셔서 이 메일을 보내 드려요.",
    summaries: "설정에서 요약 알림이 켜져 있어 이 메일을 보내 드려요.",
    weekly: "설정에서 주간 안내가 켜져 있어 이 메일을 보내 드려요.",
  },
  unsubscribe: "이 메일 그만 받기",
  settings: "받을 내용 바꾸기",
  copyLink: "버튼이 작동하지 않으면 이 주소를 브라우저에 복사해 붙여 넣어 주세요:",
  account: {
    confirm: {
      subject: "이메일 주소를 확인해 주세요",
      heading: "이메일 주소를 확인해 주세요",
      body: "한 단계만 더 하면 계정이 준비돼요. 링크는 한 시간 동안 한 번만 쓸 수 있어요.",
      button: "주소 확인하기",
      why: "누군가 이 주소로 가입하여 이 메일을 보내 드려요. 본인이 아니라면 아무것도 하지 않으셔도 돼요.",
    },
    recover: {
      subject: "새 비밀번호를 정해 주세요",
      heading: "새 비밀번호를 정해 주세요",
      body: "링크를 열어 새 비밀번호를 정해 주세요. 링크는 한 시간 동안 한 번만 쓸 수 있어요.",
      button: "새 비밀번호 정하기",
      why: "누군가 이 주소의 비밀번호 재설정을 요청하여 이 메일을 보내 드려요. 본인이 아니라면 비밀번호는 그대로예요.",
    },
    link: {
      subject: "로그인 링크",
      heading: "한 번 눌러 로그인하기",
      body: "링크를 열면 로그인돼요. 링크는 한 시간 동안 한 번만 쓸 수 있어요.",
      button: "로그인하기",
      why: "누군가 이 주소로 로그인 링크를 요청하여 이 메일을 보내 드려요. 본인이 아니라면 아무것도 하지 않으셔도 돼요.",
    },
  },
};
