import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { Panel } from '../components/Panel.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { Conversation } from './Conversation.tsx'
import { InquiryActions } from './InquiryActions.tsx'
import { InquirySidebar } from './InquirySidebar.tsx'
import { NextInquiryButton } from './NextInquiryButton.tsx'
import { StaffPresence } from './StaffPresence.tsx'
import type { Inquiry } from './types.ts'

export function InquiryShow() {
  const translate = useTranslate()
  return (
    <RecordPage
      actions={
        <>
          <InquiryActions />
          <NextInquiryButton />
        </>
      }
    >
      <Panel title={translate('console.inquiries.conversation')}>
        <InquiryConversation />
      </Panel>
      <Panel title={translate('console.inquiries.beside')}>
        <InquirySidebar />
      </Panel>
    </RecordPage>
  )
}

function InquiryConversation() {
  const inquiry = useRecordContext<Inquiry>()
  const [isWriting, setIsWriting] = useState(false)
  // The list's record in the cache has no messages.
  if (!inquiry?.messages) return null
  return (
    <>
      <StaffPresence inquiryId={inquiry.id} writing={isWriting} />
      <Conversation inquiry={inquiry} />
      <AnswerForm key={inquiry.id} inquiry={inquiry} onWriting={setIsWriting} />
    </>
  )
}
