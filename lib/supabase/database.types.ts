// Generated from the schemas by `npm run db:types`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      abroad_questions: {
        Row: {
          created_at: string;
          freelance_id: string | null;
          id: string;
          job_id: string | null;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          freelance_id?: string | null;
          id?: string;
          job_id?: string | null;
          user_id: string;
        };
        Update: {
          created_at?: string;
          freelance_id?: string | null;
          id?: string;
          job_id?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "abroad_questions_freelance_id_fkey";
            columns: ["freelance_id"];
            isOneToOne: false;
            referencedRelation: "freelance_jobs";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "abroad_questions_job_id_fkey";
            columns: ["job_id"];
            isOneToOne: false;
            referencedRelation: "jobs";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "abroad_questions_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      alerts: {
        Row: {
          address: string;
          confirm_expires_at: string | null;
          confirm_hash: string | null;
          confirm_seed: string | null;
          consent_text: string | null;
          created_at: string;
          email: string | null;
          frequency: "weekly" | "daily";
          id: string;
          kind: string;
          label: string;
          params: NonNullable<Json>;
          request_id: string | null;
          search: string;
          since: string;
          status: "pending" | "active" | "paused";
          token: string;
          tried_at: string | null;
          user_id: string | null;
        };
        Insert: {
          address: string;
          confirm_expires_at?: string | null;
          confirm_hash?: string | null;
          confirm_seed?: string | null;
          consent_text?: string | null;
          created_at?: string;
          email?: string | null;
          frequency?: "weekly" | "daily";
          id?: string;
          kind: string;
          label: string;
          params?: NonNullable<Json>;
          request_id?: string | null;
          search?: never;
          since?: string;
          status?: "pending" | "active" | "paused";
          token?: string;
          tried_at?: string | null;
          user_id?: string | null;
        };
        Update: {
          address?: string;
          confirm_expires_at?: string | null;
          confirm_hash?: string | null;
          confirm_seed?: string | null;
          consent_text?: string | null;
          created_at?: string;
          email?: string | null;
          frequency?: "weekly" | "daily";
          id?: string;
          kind?: string;
          label?: string;
          params?: NonNullable<Json>;
          request_id?: string | null;
          search?: never;
          since?: string;
          status?: "pending" | "active" | "paused";
          token?: string;
          tried_at?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "alerts_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      application_events: {
        Row: {
          actor_id: string | null;
          application_id: string;
          created_at: string;
          id: number;
          kind: "sent" | "status" | "withdrawn" | "reminded" | "expired" | "filled" | "removed" | "left" | "answer-due" | "unanswered" | "cv-opened";
          mail_due: boolean;
          message: string | null;
          new_status: string | null;
          old_status: string | null;
        };
        Insert: {
          actor_id?: string | null;
          application_id: string;
          created_at?: string;
          id?: never;
          kind: "sent" | "status" | "withdrawn" | "reminded" | "expired" | "filled" | "removed" | "left" | "answer-due" | "unanswered" | "cv-opened";
          mail_due?: boolean;
          message?: string | null;
          new_status?: string | null;
          old_status?: string | null;
        };
        Update: {
          actor_id?: string | null;
          application_id?: string;
          created_at?: string;
          id?: never;
          kind?: "sent" | "status" | "withdrawn" | "reminded" | "expired" | "filled" | "removed" | "left" | "answer-due" | "unanswered" | "cv-opened";
          mail_due?: boolean;
          message?: string | null;
          new_status?: string | null;
          old_status?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "application_events_actor_id_fkey";
            columns: ["actor_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "application_events_application_id_fkey";
            columns: ["application_id"];
            isOneToOne: false;
            referencedRelation: "applications";
            referencedColumns: ["id"];
          },
        ];
      };
      application_reviews: {
        Row: {
          application_id: string;
          is_hired: boolean;
          is_shortlisted: boolean;
          notes: string | null;
        };
        Insert: {
          application_id: string;
          is_hired?: boolean;
          is_shortlisted?: boolean;
          notes?: string | null;
        };
        Update: {
          application_id?: string;
          is_hired?: boolean;
          is_shortlisted?: boolean;
          notes?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "application_reviews_application_id_fkey";
            columns: ["application_id"];
            isOneToOne: true;
            referencedRelation: "applications";
            referencedColumns: ["id"];
          },
        ];
      };
      applications: {
        Row: {
          answer_due_on: string | null;
          answers: string[];
          applicant_email: string | null;
          applicant_name: string | null;
          applied_at: string;
          candidate_id: string;
          cover_message: string | null;
          cv_file_name: string | null;
          cv_path: string | null;
          document_id: string | null;
          employer_id: string | null;
          freelance_id: string | null;
          id: string;
          interview_at: string | null;
          job_id: string | null;
          publication_id: string | null;
          publication_kind: string | null;
          reminded_at: string | null;
          scholarship_id: string | null;
          searched: string | null;
          status: "En cours" | "Entretien" | "Refusée" | "Sans réponse" | "Retirée";
          status_message: string | null;
          target_company: string | null;
          target_kind: "job" | "freelance" | "scholarship";
          target_title: string | null;
          updated_at: string;
          withdrawn_at: string | null;
        };
        Insert: {
          answer_due_on?: string | null;
          answers?: string[];
          applicant_email?: string | null;
          applicant_name?: string | null;
          applied_at?: string;
          candidate_id: string;
          cover_message?: string | null;
          cv_file_name?: string | null;
          cv_path?: string | null;
          document_id?: string | null;
          employer_id?: string | null;
          freelance_id?: string | null;
          id?: string;
          interview_at?: string | null;
          job_id?: string | null;
          publication_id?: never;
          publication_kind?: never;
          reminded_at?: string | null;
          scholarship_id?: string | null;
          searched?: string | null;
          status?: "En cours" | "Entretien" | "Refusée" | "Sans réponse" | "Retirée";
          status_message?: string | null;
          target_company?: string | null;
          target_kind?: "job" | "freelance" | "scholarship";
          target_title?: string | null;
          updated_at?: string;
          withdrawn_at?: string | null;
        };
        Update: {
          answer_due_on?: string | null;
          answers?: string[];
          applicant_email?: string | null;
          applicant_name?: string | null;
          applied_at?: string;
          candidate_id?: string;
          cover_message?: string | null;
          cv_file_name?: string | null;
          cv_path?: string | null;
          document_id?: string | null;
          employer_id?: string | null;
          freelance_id?: string | null;
          id?: string;
          interview_at?: string | null;
          job_id?: string | null;
          publication_id?: never;
          publication_kind?: never;
          reminded_at?: string | null;
          scholarship_id?: string | null;
          searched?: string | null;
          status?: "En cours" | "Entretien" | "Refusée" | "Sans réponse" | "Retirée";
          status_message?: string | null;
          target_company?: string | null;
          target_kind?: "job" | "freelance" | "scholarship";
          target_title?: string | null;
          updated_at?: string;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "applications_candidate_id_fkey";
            columns: ["candidate_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "applications_document_id_fkey";
            columns: ["document_id"];
            isOneToOne: false;
            referencedRelation: "documents";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "applications_employer_id_fkey";
            columns: ["employer_id"];
            isOneToOne: false;
            referencedRelation: "employers";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "applications_freelance_id_fkey";
            columns: ["freelance_id"];
            isOneToOne: false;
            referencedRelation: "freelance_jobs";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "applications_job_id_fkey";
            columns: ["job_id"];
            isOneToOne: false;
            referencedRelation: "jobs";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "applications_scholarship_id_fkey";
            columns: ["scholarship_id"];
            isOneToOne: false;
            referencedRelation: "scholarships";
            referencedColumns: ["id"];
          },
        ];
      };
      article_likes: {
        Row: {
          article_id: string;
          created_at: string;
          user_id: string;
        };
        Insert: {
          article_id: string;
          created_at?: string;
          user_id: string;
        };
        Update: {
          article_id?: string;
          created_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "article_likes_article_id_fkey";
            columns: ["article_id"];
            isOneToOne: false;
            referencedRelation: "news_articles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "article_likes_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      calendar_tokens: {
        Row: {
          created_at: string;
          token: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          token: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          token?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "calendar_tokens_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: true;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      comments: {
        Row: {
          article_id: string;
          author_name: string;
          body: string;
          created_at: string;
          decided_at: string | null;
          id: string;
          is_hidden: boolean;
          status: "pending" | "approved" | "refused";
          user_id: string | null;
        };
        Insert: {
          article_id: string;
          author_name?: string;
          body: string;
          created_at?: string;
          decided_at?: string | null;
          id?: string;
          is_hidden?: boolean;
          status?: "pending" | "approved" | "refused";
          user_id?: string | null;
        };
        Update: {
          article_id?: string;
          author_name?: string;
          body?: string;
          created_at?: string;
          decided_at?: string | null;
          id?: string;
          is_hidden?: boolean;
          status?: "pending" | "approved" | "refused";
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "comments_article_id_fkey";
            columns: ["article_id"];
            isOneToOne: false;
            referencedRelation: "news_articles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "comments_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      contact_messages: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          message: string;
          name: string;
          subject: string;
          type: "general" | "support" | "partnership" | "immigration";
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          message: string;
          name: string;
          subject: string;
          type?: "general" | "support" | "partnership" | "immigration";
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          message?: string;
          name?: string;
          subject?: string;
          type?: "general" | "support" | "partnership" | "immigration";
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "contact_messages_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      documents: {
        Row: {
          checked_at: string;
          document_type: string;
          file_name: string;
          file_url: string;
          id: string;
          is_default: boolean;
          size_bytes: number;
          uploaded_at: string;
          user_id: string;
        };
        Insert: {
          checked_at?: string;
          document_type?: string;
          file_name: string;
          file_url: string;
          id?: string;
          is_default?: boolean;
          size_bytes: number;
          uploaded_at?: string;
          user_id: string;
        };
        Update: {
          checked_at?: string;
          document_type?: string;
          file_name?: string;
          file_url?: string;
          id?: string;
          is_default?: boolean;
          size_bytes?: number;
          uploaded_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "documents_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      employer_members: {
        Row: {
          employer_id: string;
          role: "owner" | "member";
          since: string;
          user_id: string;
        };
        Insert: {
          employer_id: string;
          role?: "owner" | "member";
          since?: string;
          user_id: string;
        };
        Update: {
          employer_id?: string;
          role?: "owner" | "member";
          since?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "employer_members_employer_id_fkey";
            columns: ["employer_id"];
            isOneToOne: false;
            referencedRelation: "employers";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "employer_members_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      employer_sources: {
        Row: {
          address: string;
          created_at: string;
          created_by: string | null;
          employer_id: string;
          etag: string | null;
          id: string;
          last_modified: string | null;
          mapping: NonNullable<Json>;
          next_at: string;
          paused: boolean;
          publishes: boolean;
          runs: NonNullable<Json>;
          wait: string;
        };
        Insert: {
          address: string;
          created_at?: string;
          created_by?: string | null;
          employer_id: string;
          etag?: string | null;
          id?: string;
          last_modified?: string | null;
          mapping?: NonNullable<Json>;
          next_at?: string;
          paused?: boolean;
          publishes?: boolean;
          runs?: NonNullable<Json>;
          wait?: string;
        };
        Update: {
          address?: string;
          created_at?: string;
          created_by?: string | null;
          employer_id?: string;
          etag?: string | null;
          id?: string;
          last_modified?: string | null;
          mapping?: NonNullable<Json>;
          next_at?: string;
          paused?: boolean;
          publishes?: boolean;
          runs?: NonNullable<Json>;
          wait?: string;
        };
        Relationships: [
          {
            foreignKeyName: "employer_sources_created_by_fkey";
            columns: ["created_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "employer_sources_employer_id_fkey";
            columns: ["employer_id"];
            isOneToOne: false;
            referencedRelation: "employers";
            referencedColumns: ["id"];
          },
        ];
      };
      employers: {
        Row: {
          closed_at: string | null;
          created_at: string;
          created_by: string | null;
          description: string | null;
          id: string;
          is_hidden: boolean;
          legal_name: string | null;
          logo: string | null;
          name: string;
          name_key: string | null;
          province: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU" | null;
          sectors: string[];
          size: "1-9" | "10-49" | "50-199" | "200-999" | "1000+" | null;
          slug: string;
          updated_at: string;
          verified_at: string | null;
          verified_by: "mail" | "site" | "operator" | null;
          website: string | null;
        };
        Insert: {
          closed_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          description?: string | null;
          id?: string;
          is_hidden?: boolean;
          legal_name?: string | null;
          logo?: string | null;
          name: string;
          name_key?: never;
          province?: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU" | null;
          sectors?: string[];
          size?: "1-9" | "10-49" | "50-199" | "200-999" | "1000+" | null;
          slug?: string;
          updated_at?: string;
          verified_at?: string | null;
          verified_by?: "mail" | "site" | "operator" | null;
          website?: string | null;
        };
        Update: {
          closed_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          description?: string | null;
          id?: string;
          is_hidden?: boolean;
          legal_name?: string | null;
          logo?: string | null;
          name?: string;
          name_key?: never;
          province?: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU" | null;
          sectors?: string[];
          size?: "1-9" | "10-49" | "50-199" | "200-999" | "1000+" | null;
          slug?: string;
          updated_at?: string;
          verified_at?: string | null;
          verified_by?: "mail" | "site" | "operator" | null;
          website?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "employers_created_by_fkey";
            columns: ["created_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      freelance_jobs: {
        Row: {
          abroad_marks: string[];
          abroad_start_date: string | null;
          answer_days: number;
          application_deadline: string | null;
          budget: number | null;
          closes_at: string;
          company_name: string | null;
          created_at: string;
          description: string;
          duration: string | null;
          duration_months: number | null;
          employer_id: string | null;
          english_level: "none" | "beginner" | "intermediate" | "advanced" | null;
          french_level: "none" | "beginner" | "intermediate" | "advanced" | null;
          full_on: string | null;
          id: string;
          import_key: string | null;
          is_hidden: boolean;
          location: string | null;
          max_applications: number | null;
          open_abroad: boolean | null;
          permit_offer: "lmia_obtained" | "lmia_pending" | "francophone_mobility" | "none" | null;
          posted_at: string;
          questions: string[];
          recruiter_id: string | null;
          relocation_help: boolean | null;
          relocation_note: string | null;
          skills_required: string[];
          status: "draft" | "pending" | "published" | "filled";
          title: string;
          updated_at: string;
          was_public: boolean;
        };
        Insert: {
          abroad_marks?: never;
          abroad_start_date?: string | null;
          answer_days?: number;
          application_deadline?: string | null;
          budget?: number | null;
          closes_at?: never;
          company_name?: string | null;
          created_at?: string;
          description: string;
          duration?: string | null;
          duration_months?: number | null;
          employer_id?: string | null;
          english_level?: "none" | "beginner" | "intermediate" | "advanced" | null;
          french_level?: "none" | "beginner" | "intermediate" | "advanced" | null;
          full_on?: string | null;
          id?: string;
          import_key?: string | null;
          is_hidden?: boolean;
          location?: string | null;
          max_applications?: number | null;
          open_abroad?: boolean | null;
          permit_offer?: "lmia_obtained" | "lmia_pending" | "francophone_mobility" | "none" | null;
          posted_at?: string;
          questions?: string[];
          recruiter_id?: string | null;
          relocation_help?: boolean | null;
          relocation_note?: string | null;
          skills_required?: string[];
          status?: "draft" | "pending" | "published" | "filled";
          title: string;
          updated_at?: string;
          was_public?: boolean;
        };
        Update: {
          abroad_marks?: never;
          abroad_start_date?: string | null;
          answer_days?: number;
          application_deadline?: string | null;
          budget?: number | null;
          closes_at?: never;
          company_name?: string | null;
          created_at?: string;
          description?: string;
          duration?: string | null;
          duration_months?: number | null;
          employer_id?: string | null;
          english_level?: "none" | "beginner" | "intermediate" | "advanced" | null;
          french_level?: "none" | "beginner" | "intermediate" | "advanced" | null;
          full_on?: string | null;
          id?: string;
          import_key?: string | null;
          is_hidden?: boolean;
          location?: string | null;
          max_applications?: number | null;
          open_abroad?: boolean | null;
          permit_offer?: "lmia_obtained" | "lmia_pending" | "francophone_mobility" | "none" | null;
          posted_at?: string;
          questions?: string[];
          recruiter_id?: string | null;
          relocation_help?: boolean | null;
          relocation_note?: string | null;
          skills_required?: string[];
          status?: "draft" | "pending" | "published" | "filled";
          title?: string;
          updated_at?: string;
          was_public?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "freelance_jobs_employer_id_fkey";
            columns: ["employer_id"];
            isOneToOne: false;
            referencedRelation: "employers";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "freelance_jobs_recruiter_id_fkey";
            columns: ["recruiter_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      french_programs: {
        Row: {
          abilities: string[];
          checked_on: string;
          conditions: string;
          name: string;
          nclc: number;
          slug: string;
          source: string;
          state: "confirmed" | "to_check";
        };
        Insert: {
          abilities: string[];
          checked_on: string;
          conditions: string;
          name: string;
          nclc: number;
          slug: string;
          source: string;
          state: "confirmed" | "to_check";
        };
        Update: {
          abilities?: string[];
          checked_on?: string;
          conditions?: string;
          name?: string;
          nclc?: number;
          slug?: string;
          source?: string;
          state?: "confirmed" | "to_check";
        };
        Relationships: [];
      };
      jobs: {
        Row: {
          abroad_marks: string[];
          abroad_start_date: string | null;
          activity_sector: string | null;
          ai_selection: boolean | null;
          answer_days: number;
          application_deadline: string | null;
          benefits: string[];
          closes_at: string;
          company: string | null;
          company_name: string;
          contract_months: number | null;
          contract_type: "CDI" | "CDD" | "Stage" | "Freelance";
          created_at: string;
          description: string;
          employer_id: string | null;
          english_level: "none" | "beginner" | "intermediate" | "advanced" | null;
          existing_vacancy: boolean | null;
          french_level: "none" | "beginner" | "intermediate" | "advanced" | null;
          full_on: string | null;
          id: string;
          import_key: string | null;
          is_hidden: boolean;
          location: string | null;
          low_pay_reason: string | null;
          max_applications: number | null;
          municipality_id: number | null;
          open_abroad: boolean | null;
          permit_offer: "lmia_obtained" | "lmia_pending" | "francophone_mobility" | "none" | null;
          posted_at: string;
          province: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU" | null;
          questions: string[];
          recruiter_id: string | null;
          relocation_help: boolean | null;
          relocation_note: string | null;
          remote: boolean;
          remote_from: "province" | "canada" | "abroad" | null;
          requirements: string[];
          salary_max: number | null;
          salary_min: number | null;
          salary_period: "hour" | "day" | "week" | "month" | "year" | null;
          salary_range: string | null;
          sector: "tech" | "health" | "education" | "finance" | "engineering" | "marketing" | "construction" | "transport" | "hospitality" | "food" | "administration" | null;
          start_date: string | null;
          status: "draft" | "pending" | "published" | "filled";
          time_zone: string;
          title: string;
          trade: string | null;
          updated_at: string;
          was_public: boolean;
          weekly_hours_max: number | null;
          weekly_hours_min: number | null;
          work_mode: "site" | "hybrid" | "remote" | null;
          work_time: "full" | "part" | null;
          yearly_pay: number | null;
        };
        Insert: {
          abroad_marks?: never;
          abroad_start_date?: string | null;
          activity_sector?: string | null;
          ai_selection?: boolean | null;
          answer_days?: number;
          application_deadline?: string | null;
          benefits?: string[];
          closes_at?: never;
          company?: string | null;
          company_name: string;
          contract_months?: number | null;
          contract_type?: "CDI" | "CDD" | "Stage" | "Freelance";
          created_at?: string;
          description: string;
          employer_id?: string | null;
          english_level?: "none" | "beginner" | "intermediate" | "advanced" | null;
          existing_vacancy?: boolean | null;
          french_level?: "none" | "beginner" | "intermediate" | "advanced" | null;
          full_on?: string | null;
          id?: string;
          import_key?: string | null;
          is_hidden?: boolean;
          location?: string | null;
          low_pay_reason?: string | null;
          max_applications?: number | null;
          municipality_id?: number | null;
          open_abroad?: boolean | null;
          permit_offer?: "lmia_obtained" | "lmia_pending" | "francophone_mobility" | "none" | null;
          posted_at?: string;
          province?: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU" | null;
          questions?: string[];
          recruiter_id?: string | null;
          relocation_help?: boolean | null;
          relocation_note?: string | null;
          remote?: boolean;
          remote_from?: "province" | "canada" | "abroad" | null;
          requirements?: string[];
          salary_max?: number | null;
          salary_min?: number | null;
          salary_period?: "hour" | "day" | "week" | "month" | "year" | null;
          salary_range?: string | null;
          sector?: "tech" | "health" | "education" | "finance" | "engineering" | "marketing" | "construction" | "transport" | "hospitality" | "food" | "administration" | null;
          start_date?: string | null;
          status?: "draft" | "pending" | "published" | "filled";
          time_zone?: never;
          title: string;
          trade?: string | null;
          updated_at?: string;
          was_public?: boolean;
          weekly_hours_max?: number | null;
          weekly_hours_min?: number | null;
          work_mode?: "site" | "hybrid" | "remote" | null;
          work_time?: "full" | "part" | null;
          yearly_pay?: never;
        };
        Update: {
          abroad_marks?: never;
          abroad_start_date?: string | null;
          activity_sector?: string | null;
          ai_selection?: boolean | null;
          answer_days?: number;
          application_deadline?: string | null;
          benefits?: string[];
          closes_at?: never;
          company?: string | null;
          company_name?: string;
          contract_months?: number | null;
          contract_type?: "CDI" | "CDD" | "Stage" | "Freelance";
          created_at?: string;
          description?: string;
          employer_id?: string | null;
          english_level?: "none" | "beginner" | "intermediate" | "advanced" | null;
          existing_vacancy?: boolean | null;
          french_level?: "none" | "beginner" | "intermediate" | "advanced" | null;
          full_on?: string | null;
          id?: string;
          import_key?: string | null;
          is_hidden?: boolean;
          location?: string | null;
          low_pay_reason?: string | null;
          max_applications?: number | null;
          municipality_id?: number | null;
          open_abroad?: boolean | null;
          permit_offer?: "lmia_obtained" | "lmia_pending" | "francophone_mobility" | "none" | null;
          posted_at?: string;
          province?: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU" | null;
          questions?: string[];
          recruiter_id?: string | null;
          relocation_help?: boolean | null;
          relocation_note?: string | null;
          remote?: boolean;
          remote_from?: "province" | "canada" | "abroad" | null;
          requirements?: string[];
          salary_max?: number | null;
          salary_min?: number | null;
          salary_period?: "hour" | "day" | "week" | "month" | "year" | null;
          salary_range?: string | null;
          sector?: "tech" | "health" | "education" | "finance" | "engineering" | "marketing" | "construction" | "transport" | "hospitality" | "food" | "administration" | null;
          start_date?: string | null;
          status?: "draft" | "pending" | "published" | "filled";
          time_zone?: never;
          title?: string;
          trade?: string | null;
          updated_at?: string;
          was_public?: boolean;
          weekly_hours_max?: number | null;
          weekly_hours_min?: number | null;
          work_mode?: "site" | "hybrid" | "remote" | null;
          work_time?: "full" | "part" | null;
          yearly_pay?: never;
        };
        Relationships: [
          {
            foreignKeyName: "jobs_employer_id_fkey";
            columns: ["employer_id"];
            isOneToOne: false;
            referencedRelation: "employers";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "jobs_recruiter_id_fkey";
            columns: ["recruiter_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "jobs_trade_fkey";
            columns: ["trade"];
            isOneToOne: false;
            referencedRelation: "trades";
            referencedColumns: ["slug"];
          },
        ];
      };
      language_test_scores: {
        Row: {
          ability: "listening" | "reading" | "speaking" | "writing";
          checked_on: string;
          max_score: number;
          nclc_10: number;
          nclc_4: number;
          nclc_5: number;
          nclc_6: number;
          nclc_7: number;
          nclc_8: number;
          nclc_9: number;
          source: string;
          state: "confirmed" | "to_check";
          test: "tef" | "tcf";
        };
        Insert: {
          ability: "listening" | "reading" | "speaking" | "writing";
          checked_on: string;
          max_score: number;
          nclc_10: number;
          nclc_4: number;
          nclc_5: number;
          nclc_6: number;
          nclc_7: number;
          nclc_8: number;
          nclc_9: number;
          source: string;
          state: "confirmed" | "to_check";
          test: "tef" | "tcf";
        };
        Update: {
          ability?: "listening" | "reading" | "speaking" | "writing";
          checked_on?: string;
          max_score?: number;
          nclc_10?: number;
          nclc_4?: number;
          nclc_5?: number;
          nclc_6?: number;
          nclc_7?: number;
          nclc_8?: number;
          nclc_9?: number;
          source?: string;
          state?: "confirmed" | "to_check";
          test?: "tef" | "tcf";
        };
        Relationships: [];
      };
      lmia_approvals: {
        Row: {
          approvals: number;
          id: number;
          is_example: boolean;
          name: string;
          name_keys: string[];
          noc: string | null;
          positions: number;
          province: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU" | "";
          quarter: string;
          stream: "high_wage" | "low_wage" | "agriculture" | "global_talent" | "permanent_residence";
          town: string;
        };
        Insert: {
          approvals: number;
          id?: never;
          is_example: boolean;
          name: string;
          name_keys: string[];
          noc?: string | null;
          positions: number;
          province: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU" | "";
          quarter: string;
          stream: "high_wage" | "low_wage" | "agriculture" | "global_talent" | "permanent_residence";
          town: string;
        };
        Update: {
          approvals?: number;
          id?: never;
          is_example?: boolean;
          name?: string;
          name_keys?: string[];
          noc?: string | null;
          positions?: number;
          province?: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU" | "";
          quarter?: string;
          stream?: "high_wage" | "low_wage" | "agriculture" | "global_talent" | "permanent_residence";
          town?: string;
        };
        Relationships: [
          {
            foreignKeyName: "lmia_approvals_quarter_is_example_fkey";
            columns: ["quarter","is_example"];
            isOneToOne: false;
            referencedRelation: "lmia_loads";
            referencedColumns: ["quarter","is_example"];
          },
        ];
      };
      lmia_loads: {
        Row: {
          fingerprint: string;
          is_example: boolean;
          loaded_at: string;
          quarter: string;
          row_count: number;
          source: string;
        };
        Insert: {
          fingerprint: string;
          is_example?: boolean;
          loaded_at?: string;
          quarter: string;
          row_count: number;
          source: string;
        };
        Update: {
          fingerprint?: string;
          is_example?: boolean;
          loaded_at?: string;
          quarter?: string;
          row_count?: number;
          source?: string;
        };
        Relationships: [];
      };
      minimum_wages: {
        Row: {
          checked_on: string;
          hourly: number;
          in_force_from: string;
          province: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU";
          source: string;
          state: "confirmed" | "to_check";
        };
        Insert: {
          checked_on: string;
          hourly: number;
          in_force_from: string;
          province: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU";
          source: string;
          state: "confirmed" | "to_check";
        };
        Update: {
          checked_on?: string;
          hourly?: number;
          in_force_from?: string;
          province?: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU";
          source?: string;
          state?: "confirmed" | "to_check";
        };
        Relationships: [];
      };
      news_articles: {
        Row: {
          author_id: string | null;
          author_name: string | null;
          category: string | null;
          change_note: string | null;
          changed_on: string | null;
          comment_count: number;
          content: string;
          created_at: string;
          excerpt: string | null;
          featured: boolean;
          id: string;
          image_url: string | null;
          import_key: string | null;
          in_force_from: string | null;
          in_force_until: string | null;
          is_hidden: boolean;
          like_count: number;
          published_at: string;
          reading_minutes: number;
          replaced_by: string | null;
          replaced_on: string | null;
          sources: NonNullable<Json>;
          status: "draft" | "pending" | "published" | "replaced";
          tags: string[];
          title: string;
          topic_words: string[];
          updated_at: string;
          verification_due: string | null;
          verified_on: string | null;
          verify_every_months: number | null;
          was_public: boolean;
        };
        Insert: {
          author_id?: string | null;
          author_name?: string | null;
          category?: string | null;
          change_note?: string | null;
          changed_on?: string | null;
          comment_count?: number;
          content: string;
          created_at?: string;
          excerpt?: string | null;
          featured?: boolean;
          id?: string;
          image_url?: string | null;
          import_key?: string | null;
          in_force_from?: string | null;
          in_force_until?: string | null;
          is_hidden?: boolean;
          like_count?: number;
          published_at?: string;
          reading_minutes?: never;
          replaced_by?: string | null;
          replaced_on?: string | null;
          sources?: NonNullable<Json>;
          status?: "draft" | "pending" | "published" | "replaced";
          tags?: string[];
          title: string;
          topic_words?: never;
          updated_at?: string;
          verification_due?: never;
          verified_on?: string | null;
          verify_every_months?: number | null;
          was_public?: boolean;
        };
        Update: {
          author_id?: string | null;
          author_name?: string | null;
          category?: string | null;
          change_note?: string | null;
          changed_on?: string | null;
          comment_count?: number;
          content?: string;
          created_at?: string;
          excerpt?: string | null;
          featured?: boolean;
          id?: string;
          image_url?: string | null;
          import_key?: string | null;
          in_force_from?: string | null;
          in_force_until?: string | null;
          is_hidden?: boolean;
          like_count?: number;
          published_at?: string;
          reading_minutes?: never;
          replaced_by?: string | null;
          replaced_on?: string | null;
          sources?: NonNullable<Json>;
          status?: "draft" | "pending" | "published" | "replaced";
          tags?: string[];
          title?: string;
          topic_words?: never;
          updated_at?: string;
          verification_due?: never;
          verified_on?: string | null;
          verify_every_months?: number | null;
          was_public?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "news_articles_author_id_fkey";
            columns: ["author_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "news_articles_replaced_by_fkey";
            columns: ["replaced_by"];
            isOneToOne: false;
            referencedRelation: "news_articles";
            referencedColumns: ["id"];
          },
        ];
      };
      newsletter_issues: {
        Row: {
          article_ids: string[];
          found: number;
          number: number;
          published_at: string;
          until: string;
        };
        Insert: {
          article_ids: string[];
          found: number;
          number: number;
          published_at?: string;
          until: string;
        };
        Update: {
          article_ids?: string[];
          found?: number;
          number?: number;
          published_at?: string;
          until?: string;
        };
        Relationships: [];
      };
      noc_unit_groups: {
        Row: {
          code: string;
          title: string;
        };
        Insert: {
          code: string;
          title: string;
        };
        Update: {
          code?: string;
          title?: string;
        };
        Relationships: [];
      };
      posting_rules: {
        Row: {
          blocking: boolean;
          checked_on: string;
          enabled: boolean;
          exempt_above: number | null;
          id: string;
          in_force_from: string;
          in_force_until: string | null;
          kind: "pay_stated" | "pay_closed" | "pay_width" | "ai_declared" | "vacancy_declared" | "local_experience" | "french_text" | "other_language";
          link: string;
          most: number | null;
          proposal: string | null;
          province: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU";
          sentence: string;
          source: string;
          state: "confirmed" | "to_check";
        };
        Insert: {
          blocking?: boolean;
          checked_on: string;
          enabled?: boolean;
          exempt_above?: number | null;
          id: string;
          in_force_from: string;
          in_force_until?: string | null;
          kind: "pay_stated" | "pay_closed" | "pay_width" | "ai_declared" | "vacancy_declared" | "local_experience" | "french_text" | "other_language";
          link: string;
          most?: number | null;
          proposal?: string | null;
          province: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU";
          sentence: string;
          source: string;
          state: "confirmed" | "to_check";
        };
        Update: {
          blocking?: boolean;
          checked_on?: string;
          enabled?: boolean;
          exempt_above?: number | null;
          id?: string;
          in_force_from?: string;
          in_force_until?: string | null;
          kind?: "pay_stated" | "pay_closed" | "pay_width" | "ai_declared" | "vacancy_declared" | "local_experience" | "french_text" | "other_language";
          link?: string;
          most?: number | null;
          proposal?: string | null;
          province?: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU";
          sentence?: string;
          source?: string;
          state?: "confirmed" | "to_check";
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          arrival_date: string | null;
          avatar_path: string | null;
          bio_long: string | null;
          canada_status: "abroad" | "temporary" | "permanent" | null;
          country: string | null;
          created_at: string;
          deadline_reminders: boolean;
          english_level: "none" | "beginner" | "intermediate" | "advanced" | null;
          french_level: "none" | "beginner" | "intermediate" | "advanced" | null;
          full_name: string | null;
          id: string;
          job_alerts: boolean;
          news_alerts: boolean;
          occupation: string | null;
          phone: string | null;
          promo_alerts: boolean;
          role: "candidat" | "recruteur";
          suspended_at: string | null;
          trade: string | null;
          updated_at: string;
          weekly_digest: boolean;
        };
        Insert: {
          arrival_date?: string | null;
          avatar_path?: string | null;
          bio_long?: string | null;
          canada_status?: "abroad" | "temporary" | "permanent" | null;
          country?: string | null;
          created_at?: string;
          deadline_reminders?: boolean;
          english_level?: "none" | "beginner" | "intermediate" | "advanced" | null;
          french_level?: "none" | "beginner" | "intermediate" | "advanced" | null;
          full_name?: string | null;
          id: string;
          job_alerts?: boolean;
          news_alerts?: boolean;
          occupation?: string | null;
          phone?: string | null;
          promo_alerts?: boolean;
          role?: "candidat" | "recruteur";
          suspended_at?: string | null;
          trade?: string | null;
          updated_at?: string;
          weekly_digest?: boolean;
        };
        Update: {
          arrival_date?: string | null;
          avatar_path?: string | null;
          bio_long?: string | null;
          canada_status?: "abroad" | "temporary" | "permanent" | null;
          country?: string | null;
          created_at?: string;
          deadline_reminders?: boolean;
          english_level?: "none" | "beginner" | "intermediate" | "advanced" | null;
          french_level?: "none" | "beginner" | "intermediate" | "advanced" | null;
          full_name?: string | null;
          id?: string;
          job_alerts?: boolean;
          news_alerts?: boolean;
          occupation?: string | null;
          phone?: string | null;
          promo_alerts?: boolean;
          role?: "candidat" | "recruteur";
          suspended_at?: string | null;
          trade?: string | null;
          updated_at?: string;
          weekly_digest?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "profiles_trade_fkey";
            columns: ["trade"];
            isOneToOne: false;
            referencedRelation: "trades";
            referencedColumns: ["slug"];
          },
        ];
      };
      regulated_trades: {
        Row: {
          body: string;
          checked_on: string;
          link: string;
          province: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU";
          scope: "practice" | "title" | "none";
          source: string;
          state: "read" | "to_check";
          trade: string;
        };
        Insert: {
          body: string;
          checked_on: string;
          link: string;
          province: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU";
          scope: "practice" | "title" | "none";
          source: string;
          state: "read" | "to_check";
          trade: string;
        };
        Update: {
          body?: string;
          checked_on?: string;
          link?: string;
          province?: "ON" | "QC" | "BC" | "AB" | "MB" | "SK" | "NB" | "NS" | "PE" | "NL" | "YT" | "NT" | "NU";
          scope?: "practice" | "title" | "none";
          source?: string;
          state?: "read" | "to_check";
          trade?: string;
        };
        Relationships: [
          {
            foreignKeyName: "regulated_trades_trade_fkey";
            columns: ["trade"];
            isOneToOne: false;
            referencedRelation: "trades";
            referencedColumns: ["slug"];
          },
        ];
      };
      saved_items: {
        Row: {
          created_at: string;
          kind: string;
          publication_id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          kind: string;
          publication_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          kind?: string;
          publication_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "saved_items_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      scholarships: {
        Row: {
          amount: string | null;
          applicants: "abroad" | "canada" | "both" | null;
          application_mode: "direct" | "official";
          benefits: string[];
          citizenships: string[];
          closes_at: string;
          created_at: string;
          deadline: string | null;
          deadline_rule: "institution" | "country" | "admission" | "rolling" | null;
          description: string;
          duration: string | null;
          employer_id: string | null;
          field: string | null;
          highest_level: "Master" | "Doctorat" | null;
          id: string;
          import_key: string | null;
          is_hidden: boolean;
          level: "Licence" | "Master" | "Doctorat" | null;
          location: string | null;
          official_link: string | null;
          open_to: "all" | "foreign" | "listed" | "residents" | null;
          other_fields: string[];
          posted_at: string;
          recruiter_id: string | null;
          requirements: string[];
          status: "draft" | "pending" | "published" | "filled";
          title: string;
          university: string;
          updated_at: string;
          usual_deadlines: string[];
          verified_on: string | null;
          was_public: boolean;
        };
        Insert: {
          amount?: string | null;
          applicants?: "abroad" | "canada" | "both" | null;
          application_mode?: "direct" | "official";
          benefits?: string[];
          citizenships?: string[];
          closes_at?: never;
          created_at?: string;
          deadline?: string | null;
          deadline_rule?: "institution" | "country" | "admission" | "rolling" | null;
          description: string;
          duration?: string | null;
          employer_id?: string | null;
          field?: string | null;
          highest_level?: "Master" | "Doctorat" | null;
          id?: string;
          import_key?: string | null;
          is_hidden?: boolean;
          level?: "Licence" | "Master" | "Doctorat" | null;
          location?: string | null;
          official_link?: string | null;
          open_to?: "all" | "foreign" | "listed" | "residents" | null;
          other_fields?: string[];
          posted_at?: string;
          recruiter_id?: string | null;
          requirements?: string[];
          status?: "draft" | "pending" | "published" | "filled";
          title: string;
          university: string;
          updated_at?: string;
          usual_deadlines?: string[];
          verified_on?: string | null;
          was_public?: boolean;
        };
        Update: {
          amount?: string | null;
          applicants?: "abroad" | "canada" | "both" | null;
          application_mode?: "direct" | "official";
          benefits?: string[];
          citizenships?: string[];
          closes_at?: never;
          created_at?: string;
          deadline?: string | null;
          deadline_rule?: "institution" | "country" | "admission" | "rolling" | null;
          description?: string;
          duration?: string | null;
          employer_id?: string | null;
          field?: string | null;
          highest_level?: "Master" | "Doctorat" | null;
          id?: string;
          import_key?: string | null;
          is_hidden?: boolean;
          level?: "Licence" | "Master" | "Doctorat" | null;
          location?: string | null;
          official_link?: string | null;
          open_to?: "all" | "foreign" | "listed" | "residents" | null;
          other_fields?: string[];
          posted_at?: string;
          recruiter_id?: string | null;
          requirements?: string[];
          status?: "draft" | "pending" | "published" | "filled";
          title?: string;
          university?: string;
          updated_at?: string;
          usual_deadlines?: string[];
          verified_on?: string | null;
          was_public?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "scholarships_employer_id_fkey";
            columns: ["employer_id"];
            isOneToOne: false;
            referencedRelation: "employers";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "scholarships_recruiter_id_fkey";
            columns: ["recruiter_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      trades: {
        Row: {
          name: string;
          noc: string | null;
          sector: "tech" | "health" | "education" | "finance" | "engineering" | "marketing" | "construction" | "transport" | "hospitality" | "food" | "administration";
          slug: string;
        };
        Insert: {
          name: string;
          noc?: string | null;
          sector: "tech" | "health" | "education" | "finance" | "engineering" | "marketing" | "construction" | "transport" | "hospitality" | "food" | "administration";
          slug: string;
        };
        Update: {
          name?: string;
          noc?: string | null;
          sector?: "tech" | "health" | "education" | "finance" | "engineering" | "marketing" | "construction" | "transport" | "hospitality" | "food" | "administration";
          slug?: string;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      accept_employer_invitation: {
        Args: { token: string };
        Returns: string;
      };
      alerts_by_token: {
        Args: { token: string };
        Returns: { id: string; kind: string; label: string; frequency: string; waiting: boolean }[];
      };
      application_mail: {
        Args: { kind: string; target_id: string; candidate_id: string };
        Returns: { application_id: string; applied: boolean; has_cv: boolean; applicant_name: string; applicant_email: string; title: string; company: string; is_open: boolean; recruiter_email: string; recruiter_name: string; answer_due_on: string; announced: boolean }[];
      };
      ask_about_abroad: {
        Args: { kind: string; item_id: string };
        Returns: boolean;
      };
      ask_employer_check: {
        Args: { employer: string; way: string; email?: string };
        Returns: string;
      };
      calendar_by_token: {
        Args: { token: string };
        Returns: Json;
      };
      check_lmia_name: {
        Args: { name: string; town?: string };
        Returns: { match: string; id: number; employer: string; place: string; region: string; positions: number; trades: Json; quarters: string[]; is_example: boolean; employer_slug: string }[];
      };
      check_source: {
        Args: { employer: string; address: string };
        Returns: undefined;
      };
      claim_alerts: {
        Args: { before?: string; most?: number };
        Returns: string[];
      };
      claim_due_mail: {
        Args: { caller?: string; application?: string; keys?: string[] };
        Returns: { key: string; template: string; recipient: string; data: Json }[];
      };
      claim_source: {
        Args: { source?: string; caller?: string };
        Returns: { id: string; address: string; mapping: Json; etag: string; last_modified: string }[];
      };
      close_employer: {
        Args: { employer: string };
        Returns: undefined;
      };
      confirm_alert: {
        Args: { token: string; alert?: string };
        Returns: boolean;
      };
      confirm_employer_check: {
        Args: { employer: string; code: string };
        Returns: boolean;
      };
      confirm_newsletter: {
        Args: { token: string };
        Returns: boolean;
      };
      contest_case: {
        Args: { case_id: string; words: string };
        Returns: undefined;
      };
      correct_query: {
        Args: { entries: string; q: string };
        Returns: string;
      };
      count_facets: {
        Args: { entries: string; params: Json; menus: Json };
        Returns: { facet: string; value: string; found: number; capped: boolean; partly: boolean }[];
      };
      count_publications: {
        Args: { entries: string; params: Json; most?: number };
        Returns: number;
      };
      count_searches: {
        Args: { entries: string; words: string[]; expired?: boolean; most?: number };
        Returns: number[];
      };
      count_view: {
        Args: { kind: string; item_id: string };
        Returns: undefined;
      };
      decide_case: {
        Args: { case_id: string; version: number; decision: string; reason?: string; block_domain?: boolean };
        Returns: { kind: string; item_id: string }[];
      };
      decide_verification: {
        Args: { employer: string; verified: boolean; reason: string; shown_name: string; shown_website: string; legal_name?: string };
        Returns: string;
      };
      delete_my_account: {
        Args: never;
        Returns: undefined;
      };
      employer_invitation: {
        Args: { token: string };
        Returns: { employer_id: string; name: string; role: string }[];
      };
      employer_invitations: {
        Args: { employer: string };
        Returns: { id: string; email: string; role: string; created_at: string; expires_at: string }[];
      };
      employer_lmia: {
        Args: { employer: string };
        Returns: { standing: string; positions: number; quarters: string[]; trades: Json; is_example: boolean }[];
      };
      employer_team: {
        Args: { employer: string };
        Returns: { user_id: string; full_name: string; email: string; role: string; since: string }[];
      };
      end_my_sessions: {
        Args: { session?: string };
        Returns: number;
      };
      find_fraud_signals: {
        Args: { most?: number };
        Returns: number;
      };
      find_scholarships: {
        Args: { params: Json; skip?: number; take?: number };
        Returns: { id: string; citizenship: string; level: string; field: string; situation: string; deadline: string; found: number; fitting: number; unsure: number }[];
      };
      finish_mail: {
        Args: { key: string; error?: string; failure?: string };
        Returns: undefined;
      };
      forget_expired: {
        Args: { preview?: boolean; most?: number; moment?: string };
        Returns: Json;
      };
      forget_words: {
        Args: never;
        Returns: number;
      };
      grant_operator: {
        Args: { address: string };
        Returns: boolean;
      };
      import_jobs: {
        Args: { offers: Json };
        Returns: Database["public"]["Tables"]["jobs"]["Row"][];
        SetofOptions: { from: "*"; to: "jobs"; isOneToOne: false; isSetofReturn: true };
      };
      invite_to_employer: {
        Args: { employer: string; email: string; role: string };
        Returns: string;
      };
      job_facets: {
        Args: never;
        Returns: { facet: string; value: string; offers: number; modified: string }[];
      };
      leave_alerts: {
        Args: { token: string; everything?: boolean };
        Returns: boolean;
      };
      list_employers: {
        Args: { q?: string; province?: string; sector?: string; skip?: number; take?: number };
        Returns: { id: string; slug: string; name: string; description: string; logo: string; place: string; size: string; sectors: string[]; verified_at: string; verified_by: string; live: number; total: number }[];
      };
      list_freelance_jobs: {
        Args: { params: Json; skip?: number; take?: number };
        Returns: Database["public"]["Tables"]["freelance_jobs"]["Row"][];
        SetofOptions: { from: "*"; to: "freelance_jobs"; isOneToOne: false; isSetofReturn: true };
      };
      list_jobs: {
        Args: { params: Json; skip?: number; take?: number };
        Returns: Database["public"]["Tables"]["jobs"]["Row"][];
        SetofOptions: { from: "*"; to: "jobs"; isOneToOne: false; isSetofReturn: true };
      };
      list_lmia_employers: {
        Args: { q?: string; noc?: string; province?: string; place?: string; radius?: number; skip?: number; take?: number };
        Returns: { id: number; name: string; town: string; region: string; positions: number; approvals: number; trades: Json; streams: string[]; quarters: string[]; is_example: boolean; employer_slug: string; total: number; employers: number; total_positions: number }[];
      };
      list_news: {
        Args: { params: Json; skip?: number; take?: number };
        Returns: Database["public"]["Tables"]["news_articles"]["Row"][];
        SetofOptions: { from: "*"; to: "news_articles"; isOneToOne: false; isSetofReturn: true };
      };
      list_operators: {
        Args: never;
        Returns: { email: string; full_name: string; granted_at: string }[];
      };
      list_scholarships: {
        Args: { params: Json; skip?: number; take?: number };
        Returns: Database["public"]["Tables"]["scholarships"]["Row"][];
        SetofOptions: { from: "*"; to: "scholarships"; isOneToOne: false; isSetofReturn: true };
      };
      lmia_state: {
        Args: never;
        Returns: { quarters: string[]; employers: number; positions: number; row_count: number; loaded_at: string; fingerprint: string; days_behind: number; checked_at: string; newest: string }[];
      };
      lmia_trades: {
        Args: { province?: string };
        Returns: { noc: string; title: string; employers: number; positions: number }[];
      };
      load_lmia_quarter: {
        Args: { quarter: string; entries: Json; fingerprint: string; source: string; is_example?: boolean; force?: boolean };
        Returns: string;
      };
      log_application_terms: {
        Args: { most?: number };
        Returns: number;
      };
      log_applications_export: {
        Args: { q?: string; publication?: string; status?: string };
        Returns: number;
      };
      look_for_employer: {
        Args: { request: string };
        Returns: { domain: string; token: string }[];
      };
      make_recovery_codes: {
        Args: never;
        Returns: string[];
      };
      my_account: {
        Args: never;
        Returns: { full_name: string; role: string; suspended_at: string; is_operator: boolean; must_add_two_factor: boolean; has_decisions: boolean }[];
      };
      my_audit: {
        Args: { before?: number; most?: number };
        Returns: { id: number; created_at: string; action: string; actor: string; title: string; status: string; organisation: string }[];
      };
      my_calendar_token: {
        Args: { renew?: boolean };
        Returns: string;
      };
      my_dashboard: {
        Args: never;
        Returns: Json;
      };
      my_data_export: {
        Args: never;
        Returns: Json;
      };
      my_decisions: {
        Args: never;
        Returns: { id: string; kind: string; item_id: string; title: string; decision: string; reason: string; wording: string; decided_at: string; contested_at: string; contest_decision: string; contest_reason: string; can_contest: boolean }[];
      };
      my_employer_checks: {
        Args: never;
        Returns: { employer_id: string; id: string; way: string; email: string; token: string; file_name: string; requested_at: string; outcome: string; reason: string; decided_at: string }[];
      };
      my_employers: {
        Args: never;
        Returns: { id: string; slug: string; name: string; role: string; is_hidden: boolean; verified_at: string; website: string; members: number }[];
      };
      my_lasting_images: {
        Args: never;
        Returns: string[];
      };
      my_pending_comments: {
        Args: { article_id: string };
        Returns: { id: string; author_name: string; body: string; created_at: string }[];
      };
      my_publication_figures: {
        Args: { kind: string };
        Returns: { item_id: string; views: number; applications: number; fresh: number; questions: number; decision: string; reason: string; how_filled_missing: boolean }[];
      };
      my_publications_export: {
        Args: { kind: string; after?: string };
        Returns: Json[];
      };
      my_saved_items: {
        Args: never;
        Returns: { kind: string; id: string; saved_at: string; title: string; organisation: string; location: string; deadline: string; is_open: boolean; offer: Json }[];
      };
      my_sessions: {
        Args: never;
        Returns: { id: string; began_at: string; seen_at: string; device: string; is_current: boolean }[];
      };
      my_traces: {
        Args: never;
        Returns: { kind: string; item_id: string }[];
      };
      my_withdrawn_targets: {
        Args: never;
        Returns: { application_id: string }[];
      };
      news_change_years: {
        Args: never;
        Returns: number[];
      };
      news_changes: {
        Args: { since: string; until: string; most?: number };
        Returns: { day: string; change: string; article_id: string; title: string; category: string; note: string; was_title: string }[];
      };
      offer_employer_proof: {
        Args: { employer: string };
        Returns: boolean;
      };
      offered_trades: {
        Args: never;
        Returns: { trade: string; offers: number; provinces: string[] }[];
      };
      open_application_cv: {
        Args: { application_id: string };
        Returns: string;
      };
      open_employer_proof: {
        Args: { request: string };
        Returns: { path: string; file_name: string }[];
      };
      operator_accounts: {
        Args: { q?: string; most?: number };
        Returns: { id: string; email: string; full_name: string; role: string; created_at: string; last_sign_in_at: string; suspended_at: string; publications: number; is_operator: boolean; suspension: string; employers: Json }[];
      };
      operator_audit: {
        Args: { address?: string; act?: string; before?: number; most?: number };
        Returns: { id: number; created_at: string; action: string; table_name: string; row_id: string; actor: string; subject: string; title: string; detail: Json }[];
      };
      operator_case: {
        Args: { case_id: string };
        Returns: Json;
      };
      operator_cases: {
        Args: { of_source?: string; settled?: boolean; page?: number };
        Returns: { id: string; source: string; kind: string; title: string; owner_id: string; owner_name: string; reports: number; member_reports: number; reasons: string[]; weight: number; opened_at: string; decision: string; contested_at: string; contest_decision: string; total: number }[];
      };
      operator_publications: {
        Args: { account: string };
        Returns: { kind: string; id: string; title: string; organisation: string; status: string; is_hidden: boolean; closes_at: string; updated_at: string; case_id: string }[];
      };
      operator_waiting: {
        Args: never;
        Returns: { waiting: string; counted: number }[];
      };
      orphaned_files: {
        Args: { most?: number; moment?: string };
        Returns: { bucket_id: string; name: string }[];
      };
      posting_rules_of: {
        Args: { province?: string; place?: string };
        Returns: Database["public"]["Tables"]["posting_rules"]["Row"][];
        SetofOptions: { from: "*"; to: "posting_rules"; isOneToOne: false; isSetofReturn: true };
      };
      prepare_deadline_reminders: {
        Args: never;
        Returns: number;
      };
      prepare_weekly_digests: {
        Args: { at?: string };
        Returns: number;
      };
      preview_newsletter: {
        Args: never;
        Returns: Json;
      };
      publication_target: {
        Args: { kind: string; target_id: string };
        Returns: { title: string; organisation: string; is_open: boolean; is_own: boolean }[];
      };
      publish_newsletter: {
        Args: { at_once?: boolean };
        Returns: number;
      };
      publishing_review: {
        Args: never;
        Returns: string;
      };
      read_place: {
        Args: { place: string };
        Returns: { meaning: string; id: number; name: string; province: string }[];
      };
      read_places: {
        Args: { places: Json };
        Returns: { n: number; province: string; against: string }[];
      };
      received_applications: {
        Args: { q?: string; publication?: string };
        Returns: { id: string; status: string; applied_at: string; applicant_name: string; applicant_email: string; cover_message: string; cv_file_name: string; has_cv: boolean; kind: string; publication_id: string; title: string; company: string; answer_due_on: string; answers: string[]; is_shortlisted: boolean; is_hired: boolean }[];
      };
      received_by_status: {
        Args: { q?: string; publication?: string };
        Returns: { status: string; applications: number }[];
      };
      received_publications: {
        Args: { chosen?: string; max_items?: number };
        Returns: { kind: string; item_id: string; title: string; applications: number }[];
      };
      record_how_filled: {
        Args: { kind: string; item_id: string; how: string };
        Returns: boolean;
      };
      record_lmia_check: {
        Args: { newest?: string };
        Returns: undefined;
      };
      record_run: {
        Args: { job: string; outcome: string; counts?: Json };
        Returns: undefined;
      };
      register_document: {
        Args: { owner: string; path: string; file_name: string };
        Returns: Database["public"]["Tables"]["documents"]["Row"];
        SetofOptions: { from: "*"; to: "documents"; isOneToOne: true; isSetofReturn: false };
      };
      register_employer_proof: {
        Args: { employer: string; caller: string; path: string; file_name: string; legal_name?: string };
        Returns: string;
      };
      remind_application: {
        Args: { application_id: string };
        Returns: Database["public"]["Tables"]["applications"]["Row"];
        SetofOptions: { from: "*"; to: "applications"; isOneToOne: true; isSetofReturn: false };
      };
      remove_employer_member: {
        Args: { employer: string; person?: string };
        Returns: undefined;
      };
      report_content: {
        Args: { kind: string; item_id: string; reason: string; message?: string; email?: string };
        Returns: undefined;
      };
      report_target: {
        Args: { kind: string; item_id: string };
        Returns: { title: string; page_kind: string; page_id: string }[];
      };
      request_alert: {
        Args: { email: string; kind: string; params: Json; label: string; address: string; frequency: string };
        Returns: string;
      };
      reset_rate_limit: {
        Args: { bucket: string; key_hash: string };
        Returns: undefined;
      };
      response_rate: {
        Args: { kind: string; item_id: string };
        Returns: { applications: number; in_time: number; median_days: number }[];
      };
      review_case: {
        Args: { case_id: string; overturn: boolean; reason: string };
        Returns: { kind: string; item_id: string }[];
      };
      revoke_employer_invitation: {
        Args: { invitation: string };
        Returns: boolean;
      };
      revoke_operator: {
        Args: { address: string };
        Returns: boolean;
      };
      run_alert: {
        Args: { alert: string };
        Returns: boolean;
      };
      run_source: {
        Args: { source: string; outcome: string; offers?: Json; problems?: Json; etag?: string; last_modified?: string; time_limit?: string };
        Returns: Json;
      };
      save_search: {
        Args: { kind: string; params: Json; label: string; address: string; frequency?: string };
        Returns: string;
      };
      scheduled_jobs: {
        Args: never;
        Returns: { name: string; ran_at: string; outcome: string; is_late: boolean; counts: Json }[];
      };
      send_contact_message: {
        Args: { name: string; email: string; subject: string; message: string; type?: string };
        Returns: string;
      };
      set_application_status: {
        Args: { application_id: string; new_status: string; message?: string; interview?: string };
        Returns: Database["public"]["Tables"]["applications"]["Row"];
        SetofOptions: { from: "*"; to: "applications"; isOneToOne: true; isSetofReturn: false };
      };
      set_employer_role: {
        Args: { employer: string; person: string; role: string };
        Returns: undefined;
      };
      set_publishing_review: {
        Args: { review: string };
        Returns: undefined;
      };
      settle_site_check: {
        Args: { request: string };
        Returns: boolean;
      };
      signed_in_recently: {
        Args: never;
        Returns: boolean;
      };
      similar_jobs: {
        Args: { job: string; most?: number };
        Returns: { id: string; company_name: string }[];
      };
      site_figures: {
        Args: never;
        Returns: { figure: string; counted: number }[];
      };
      sitemap_parts: {
        Args: { size?: number };
        Returns: { kind: string; first_id: string; addresses: number; modified: string }[];
      };
      subscribe_newsletter: {
        Args: { email: string };
        Returns: string;
      };
      suggest: {
        Args: { entries: string; typed: string };
        Returns: { facet: string; label: string }[];
      };
      suggest_towns: {
        Args: { typed: string };
        Returns: { name: string; province: string }[];
      };
      suspend_account: {
        Args: { person: string; reason: string };
        Returns: { kind: string; item_id: string }[];
      };
      switch_posting_rule: {
        Args: { rule: string; enable: boolean };
        Returns: undefined;
      };
      take_rate_limit: {
        Args: { bucket: string; key_hash: string; max_hits: number; window_seconds: number };
        Returns: { allowed: boolean; retry_after: number }[];
      };
      town_distances: {
        Args: { origin: number; towns: number[] };
        Returns: { id: number; km: number }[];
      };
      trade_figures: {
        Args: { trade: string; place?: string };
        Returns: { province: string; offers: number; abroad: number; paid: number; employers: number; median: number }[];
      };
      trade_pay_classes: {
        Args: { trade: string; place?: string };
        Returns: { least_pay: number; offers: number }[];
      };
      unsent_mails: {
        Args: never;
        Returns: Json;
      };
      unsubscribe_newsletter: {
        Args: { token: string };
        Returns: boolean;
      };
      use_recovery_code: {
        Args: { code: string };
        Returns: boolean;
      };
      withdraw_application: {
        Args: { application_id: string };
        Returns: Database["public"]["Tables"]["applications"]["Row"];
        SetofOptions: { from: "*"; to: "applications"; isOneToOne: true; isSetofReturn: false };
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
