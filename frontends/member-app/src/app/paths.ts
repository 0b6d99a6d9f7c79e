/** Every address of the member app. */
export const paths = {
  home: '/',
  login: '/login',
  menu: '/menu',
  environment: '/environment',
  /** Exists in local mode only. */
  playground: '/playground',
  support: '/support',
  supportChat: '/support/chat',
  supportArticle: '/support/articles',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  premiumPlans: '/premium-plans',
  premiumPlanAccountMethod: '/premium-plan-account-method',
  payment: '/payment',
  registerPersonal: '/register-personal',
  registerEnterprise: '/register-enterprise',
  forgotPassword: '/forgot-password',
  confirmEmail: '/confirm-email',
  register: '/register',
  easyLogin: '/easily-login',
  advertise: '/advertise',
  stressCheck: '/stress-check',
  /** For members whose role needs a second factor that is yet to be set up. */
  setUpSecondFactor: '/set-up-second-factor',
  /** Where the mail about a reset of the second factor leads. */
  objectToReset: '/second-factor-reset',
  picRegister: '/pic-register',
  adminRegister: '/admin-register',
  picManagement: '/pic-management',
  mypage: '/mypage',
  tonight: '/mypage/tonight',
  mentalCheck: '/mypage/mentalcheck',
  mentalCheckForm: '/mypage/mentalcheck-form',
  soundesthe: '/mypage/soundesthe',
  soundestheRandom: '/mypage/soundesthe/random',
  soundesthePurpose: '/mypage/soundesthe/purpose',
  soundestheCategory: '/mypage/soundesthe/category',
  aiesthe: '/mypage/aiesthe',
  aiestheInterview: '/mypage/aiesthe/dr_ai_healthcare',
  aiestheRandom: '/mypage/aiesthe/random',
  aiestheFeeling: '/mypage/aiesthe/feeling',
  aiestheTherapy: '/mypage/aiesthe/sound_therapy',
  detectface: '/mypage/aiesthe/detectface',
  aiestheHistory: '/mypage/aiesthe-history',
  aiestheTimeline: '/mypage/aiesthe-history/timeline',
  aiestheComparing: '/mypage/aiesthe-history/comparing',
  aiChat: '/mypage/ai-chat',
  kanade: '/mypage/kanade',
  kanadeRandom: '/mypage/kanade/random',
  authorization: '/mypage/authorization',
  agencyChange: '/mypage/authorization/agency-change',
  applying: '/mypage/applying',
  approval: '/mypage/approval',
  grantAuthority: '/mypage/grant-authority',
  transfer: '/mypage/transfer',
  transferCustomer: '/mypage/transfer/customer',
  transferPic: '/mypage/transfer/pic',
  enterprise: '/mypage/enterprise',
  roomPicker: '/mypage/enterprise/control',
  roomsOverview: '/mypage/enterprise/rooms',
  sectionSchedule: '/mypage/enterprise/rooms/schedule',
  openingHours: '/mypage/enterprise/rooms/hours',
  playReport: '/mypage/enterprise/report',
  enterpriseTrial: '/mypage/enterprise/experience',
  activity: '/mypage/activity',
  activityYear: '/mypage/activity/year',
  calendar: '/mypage/calendar',
  managementCalendar: '/mypage/mng-calendar',
  profile: '/mypage/profile',
  upload: '/mypage/upload',
  settings: '/mypage/settings',
  changePassword: '/mypage/settings/password',
  bonusCode: '/mypage/settings/bonuscode',
  chartManagement: '/mypage/calte-management',
  chartRecord: '/mypage/calte-management/record',
  chartOverview: '/mypage/calte-management/overview',
  chartHandOver: '/mypage/calte-management/hand-over',
  filloutChart: '/mypage/fillout-calte',
  chartList: '/mypage/calte-list',
  paymentMethod: '/mypage/payment-method',
  subscriptionState: '/mypage/subscription-state',
  paymentHistory: '/mypage/payment-history',
  paymentDetail: '/mypage/payment-detail',
  /** The console, a separate app; opened in a new tab. */
  adminConsole: '/admin/',
} as const

/** A face diagnosis among the own ones. */
export const toDiagnosisPath = (id: string): string => `${paths.aiestheTimeline}?id=${encodeURIComponent(id)}`

/** The payment details of one contract. */
export const toPaymentDetailPath = (id: string): string => `${paths.paymentDetail}/${encodeURIComponent(id)}`

/** The charts of one customer. */
export const toChartManagementPath = (userId: string): string =>
  `${paths.chartManagement}?customer=${encodeURIComponent(userId)}`

/** One record as staff see it. */
export const toChartRecordPath = (id: string): string => `${paths.chartRecord}/${encodeURIComponent(id)}`

/** Everything that a customer publishes, on one page. */
export const toChartOverviewPath = (userId: string): string =>
  `${paths.chartOverview}/${encodeURIComponent(userId)}`

/** One of the own charts. */
export const toOwnChartPath = (id: string): string => `${paths.filloutChart}/${encodeURIComponent(id)}`

/** One article of the FAQ. */
export const toSupportArticlePath = (id: string): string =>
  `${paths.supportArticle}/${encodeURIComponent(id)}`

/** A device in a section of a room. */
export const toRoomSectionPath = (sectionId: string): string =>
  `${paths.roomPicker}/${encodeURIComponent(sectionId)}`

/** When which sounds of a section play by themselves. */
export const toSectionSchedulePath = (sectionId: string): string =>
  `${paths.sectionSchedule}/${encodeURIComponent(sectionId)}`

/** When a room is open. */
export const toOpeningHoursPath = (roomId: string): string =>
  `${paths.openingHours}/${encodeURIComponent(roomId)}`
