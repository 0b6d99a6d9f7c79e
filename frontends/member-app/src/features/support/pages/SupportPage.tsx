import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { Section } from '../../../components/Section.tsx'
import { ChatSupport } from '../components/ChatSupport.tsx'
import { Disclosures } from '../components/Disclosures.tsx'
import { cacheSteps, questions } from '../topics.ts'

/** Browser cache, frequent questions, and the chat for premium members (D2§2). */
export function Page() {
  const { t } = useTranslation('support')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Section title={t('faq.title')}>
        <Disclosures group="faq" topics={questions} />
      </Section>
      <Section title={t('cache.title')}>
        <Disclosures group="cache" topics={cacheSteps} />
      </Section>
      <Section title={t('chat.title')}>
        <ChatSupport />
      </Section>
    </>
  )
}
