import SelfImprovementRounded from '@mui/icons-material/SelfImprovementRounded'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { LinkCard, LinkCardGrid } from '../../../components/LinkCard.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { ArticleSearch } from '../components/ArticleSearch.tsx'
import { ArticlesByCategory } from '../components/ArticlesByCategory.tsx'
import { SupportChatLink } from '../components/SupportChatLink.tsx'
import { TopicDisclosures } from '../components/TopicDisclosures.tsx'
import { cacheTopics, faqTopics } from '../topics.ts'

/** Search, frequent questions, articles by category, the browser cache, and the chat for premium members. */
export function SupportPage() {
  const { t } = useTranslation('support')
  return (
    <QueryProvider>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Box sx={{ mt: { xs: -1, md: -2 } }}>
        <ArticleSearch />
      </Box>
      <PageSection title={t('faq.title')}>
        <TopicDisclosures group="faq" topics={faqTopics} />
      </PageSection>
      <PageSection title={t('categories.title')}>
        <ArticlesByCategory />
      </PageSection>
      <PageSection title={t('mind.title')}>
        <LinkCardGrid>
          <LinkCard
            to={`${paths.stressCheck}?back=${paths.support}`}
            icon={SelfImprovementRounded}
            title={t('mind.stressCheck.title')}
            text={t('mind.stressCheck.text')}
          />
        </LinkCardGrid>
      </PageSection>
      <PageSection title={t('cache.title')}>
        <TopicDisclosures group="cache" topics={cacheTopics} />
      </PageSection>
      <PageSection title={t('chat.title')}>
        <SupportChatLink action="open" />
      </PageSection>
    </QueryProvider>
  )
}
