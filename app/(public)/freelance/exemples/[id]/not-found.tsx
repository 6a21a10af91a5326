export { default } from "@/app/(public)/freelance/[id]/not-found";
