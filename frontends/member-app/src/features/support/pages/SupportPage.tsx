import SelfImprovementRounded from '@mui/icons-material/SelfImprovementRounded'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { LinkCard, LinkCards } from '../../../components/LinkCard.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { Section } from '../../../components/Section.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { ArticleSearch } from '../components/ArticleSearch.tsx'
import { Categories } from '../components/Categories.tsx'
import { ChatSupport } from '../components/ChatSupport.tsx'
import { Disclosures } from '../components/Disclosures.tsx'
import { cacheSteps, questions } from '../topics.ts'

/** Search, frequent questions, articles by category, the browser cache, and the chat for premium members. */
export function SupportPage() {
  const { t } = useTranslation('support')
  return (
    <QueryProvider>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Box sx={{ mt: { xs: -1, md: -2 } }}>
        <ArticleSearch />
      </Box>
      <Section title={t('faq.title')}>
        <Disclosures group="faq" topics={questions} />
      </Section>
      <Section title={t('categories.title')}>
        <Categories />
      </Section>
      <Section title={t('mind.title')}>
        <LinkCards>
          <LinkCard
            to={`${paths.stressCheck}?back=${paths.support}`}
            icon={SelfImprovementRounded}
            title={t('mind.stressCheck.title')}
            text={t('mind.stressCheck.text')}
          />
        </LinkCards>
      </Section>
      <Section title={t('cache.title')}>
        <Disclosures group="cache" topics={cacheSteps} />
      </Section>
      <Section title={t('chat.title')}>
        <ChatSupport action="open" />
      </Section>
    </QueryProvider>
  )
}
