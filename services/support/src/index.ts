export { addAwards, type NewAward } from './modules/awards/add-awards.ts'
export { addPastInquiries, type PastInquiry } from './modules/inquiries/add-past-inquiries.sql.ts'
export { addCannedAnswers } from './modules/inquiries/staff/add-canned-answers.ts'
export { support } from './service.ts'
